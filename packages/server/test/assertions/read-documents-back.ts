import { XMLParser } from "fast-xml-parser";
import { extractText, getDocumentProxy } from "unpdf";

/** Reads the text, metadata, structure and attachments of a PDF. */
export async function readPdfBack(content: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(content));
  const { totalPages, text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const structure = await (await document.getPage(1)).getStructTree();
  return {
    pages: totalPages,
    /** The text of each page, with each run of whitespace replaced by a single space. */
    text: text.map((page) => page.replaceAll(/\s+/g, " ")),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    isTagged: (await document.getMarkInfo())?.["Marked"] === true,
    elements: JSON.stringify(structure).match(/"role":"(\w+)"/g) ?? [],
    attachments: await readAttachments(document),
  };
}

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The names and contents of files attached to a PDF. */
async function readAttachments(document: OpenPdf): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    words[filename] = Buffer.from((await document.getAttachmentContent(id)) as Uint8Array).toString();
  }
  return words;
}

export type XmlNode = { readonly [name: string]: XmlNode | XmlNode[] | string | undefined };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => ["IncludedSupplyChainTradeLineItem", "SpecifiedTaxRegistration"].includes(name),
});

/**
 * Reads an XML document: `at` returns the nodes at a path such as `a/b`, as they follow in the document, and `text` the
 * text of the first of them.
 */
export function xmlReader(xml: string) {
  const root = parser.parse(xml) as XmlNode;
  const at = (path: string, from: XmlNode = root): (XmlNode | string)[] =>
    path.split("/").reduce<(XmlNode | string)[]>(
      (nodes, name) =>
        nodes.flatMap((node) => {
          const child = typeof node === "string" ? undefined : node[name];
          if (child === undefined) return [];
          return Array.isArray(child) ? child : [child];
        }),
      [from],
    );
  const text = (path: string, from?: XmlNode): string | undefined => {
    const [node] = at(path, from);
    return typeof node === "object" ? (node["#text"] as string | undefined) : node;
  };
  return { at, text };
}
