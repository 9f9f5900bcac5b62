import type { NamedReference } from "@kreislauf/contract/orders";

/** `4711 Werkstatt` */
export const formatReference = ({ code, name }: NamedReference): string =>
  [code, name].filter(Boolean).join(" ");
