import { type OrderReferences, type ReferenceField, referenceFields } from "@kreislauf/contract/purchasing";

/** What a new order is charged to at first: as the order that it repeats, else as its site begins; nothing in a field that is off. */
export const startingReferences = (
  references: OrderReferences | undefined,
  again: Partial<Record<ReferenceField, string>> = {},
): Partial<Record<ReferenceField, string>> =>
  references === undefined
    ? {}
    : Object.fromEntries(
        referenceFields.map((field) => [
          field,
          references.rules[field].mode === "off" ? "" : again[field] || (references.defaults[field] ?? ""),
        ]),
      );
