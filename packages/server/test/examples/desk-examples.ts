import { deskCustomerApis, deskCustomerExamples } from "./desk-customer-examples.ts";
import { deskDocumentApis, deskDocumentExamples } from "./desk-document-examples.ts";
import type { DeskExample } from "./desk-example.ts";
import { deskOrderApis, deskOrderExamples } from "./desk-order-examples.ts";
import { deskStaffApis, deskStaffExamples } from "./desk-staff-examples.ts";

export const deskApis = {
  ...deskStaffApis,
  ...deskOrderApis,
  ...deskCustomerApis,
  ...deskDocumentApis,
} as const;

/** An example call of every endpoint of the desk. */
export const deskExamples: Readonly<Record<keyof typeof deskApis, DeskExample>> = {
  ...deskStaffExamples,
  ...deskOrderExamples,
  ...deskCustomerExamples,
  ...deskDocumentExamples,
};
