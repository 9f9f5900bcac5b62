export { OrderPriceCard } from "./order-price-card.tsx";
export { parseEuros, toEuros } from "@kreislauf/ui/base/parse-euros.ts";
export { orderReferencesQuery } from "./purchasing.queries.ts";
export { QuotedPrice } from "./quoted-price.tsx";
export { ReferenceField } from "./reference-field.tsx";
export { isShownReference, referenceIssues } from "./reference-issues.ts";
