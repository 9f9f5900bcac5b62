import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

export const openedKinds = ["order", "site", "container", "document", "person"] as const;
export type OpenedKind = (typeof openedKinds)[number];

/** A page that was opened from the search, with the words of its row. */
export interface OpenedPage {
  readonly kind: OpenedKind;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

const maxPages = 5;

const isPage = (value: unknown): value is OpenedPage => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, ...texts } = value as Record<keyof OpenedPage, unknown>;
  const { title, detail, href } = texts;
  return (
    openedKinds.some((each) => each === kind) &&
    [title, detail, href].every((text) => typeof text === "string") &&
    String(href).startsWith("#/")
  );
};

/** The pages opened last from the search, the latest first. Deleted on sign-out and when the company changes. */
export const recentlyOpened = storedValue<readonly OpenedPage[]>("kreislauf.recentlyOpened", (stored) =>
  Array.isArray(stored) ? stored.filter(isPage).slice(0, maxPages) : [],
);

export function rememberOpened({ kind, title, detail, href }: OpenedPage): void {
  const others = recentlyOpened.get().filter((page) => page.href !== href);
  recentlyOpened.set([{ kind, title, detail, href }, ...others].slice(0, maxPages));
}
