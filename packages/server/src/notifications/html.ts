/** Markup that is safe to insert, as opposed to text, which is escaped. */
export interface Html {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeText = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

type Value = string | number | Html | readonly Html[];

function markupOf(value: Value): string {
  if (typeof value === "string") return escapeText(value);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(markupOf).join("");
}

/** Every value is escaped; markup created by this function is inserted as it is. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts
    .map((part, index) => part + (index < values.length ? markupOf(values[index] ?? "") : ""))
    .join(""),
});

export const emptyHtml: Html = { markup: "" };

/** Escaped text in which line breaks become `<br>`. */
export const withLineBreaks = (text: string): Html => ({
  markup: escapeText(text).replaceAll("\n", "<br>\n"),
});
