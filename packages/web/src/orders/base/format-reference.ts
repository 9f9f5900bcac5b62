import type { NamedReference } from "@kreislauf/contract/orders";

/** A cost centre or project with its name, if it has one: `4711 Werkstatt` */
export const formatReference = ({ code, name }: NamedReference): string =>
  [code, name].filter(Boolean).join(" ");
