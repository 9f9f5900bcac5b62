/** An XML element with its attributes and content. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

type Content = string | readonly (XmlElement | false)[];

/** Makes an XML element; children that are `false` are left out. */
export const element = (
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({
  name,
  attributes,
  content: typeof content === "string" ? content : content.filter((child) => child !== false),
});

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${given.join("")}>`;
  if (typeof content === "string") return `${start}${escaped(content)}</${name}>`;
  const inner = content.map((child) => written(child, `${indent}  `)).join("\n");
  return `${start}\n${inner}\n${indent}</${name}>`;
}

export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}\n`;
