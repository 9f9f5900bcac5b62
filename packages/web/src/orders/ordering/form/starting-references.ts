import { type OrderReferences, type ReferenceField, referenceFields } from "@kreislauf/contract/purchasing";

/**
 * The references that a new order starts with: those of the order that is repeated, else the site's default values. A
 * field that the company has switched off starts empty.
 */
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
