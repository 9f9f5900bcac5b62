import * as z from "zod/mini";
import {
  amount,
  attachment,
  attachmentInputs,
  withReason,
  id,
  instant,
  optionalText,
} from "../base/index.ts";
import { choice, otherContainerTypeId, otherWasteTypeId } from "../catalog/index.ts";
import { person } from "../users/index.ts";
import { maxInquiryTextLengths } from "./agreements.codes.ts";

const customTextMissing = (field: string) => ({ path: [field], ...withReason("custom_text") });

/**
 * A request for a quote. A type is given by its id, by a custom text, or by both. The ids `otherWasteTypeId` and
 * `otherContainerTypeId` need the custom text; without an id, the custom text counts as that type (docs/coverage.md
 * D4.17). A custom container also needs a size.
 */
export const inquiryCreation = z
  .strictObject({
    serviceLocationId: id,
    wasteTypeId: z.nullish(id),
    containerTypeId: z.nullish(id),
    customWasteType: optionalText(maxInquiryTextLengths.custom),
    customContainerType: optionalText(maxInquiryTextLengths.custom),
    customContainerSize: optionalText(maxInquiryTextLengths.size),
    /** The amount, as a number or in words. */
    amount: z.union([
      z.pipe(
        amount,
        z.transform((typed: number): string | null => String(typed)),
      ),
      optionalText(maxInquiryTextLengths.amount),
    ]),
    note: optionalText(maxInquiryTextLengths.note, { isMultiline: true }),
    attachments: attachmentInputs,
  })
  .check(
    z.refine((body) => !!body.wasteTypeId || !!body.customWasteType, {
      path: ["wasteTypeId"],
      ...withReason("required_fields"),
    }),
    z.refine((body) => !!body.containerTypeId || !!body.customContainerType, {
      path: ["containerTypeId"],
      ...withReason("required_fields"),
    }),
    z.refine(
      (body) => body.wasteTypeId !== otherWasteTypeId || !!body.customWasteType,
      customTextMissing("customWasteType"),
    ),
    z.refine(
      (body) => body.containerTypeId !== otherContainerTypeId || !!body.customContainerType,
      customTextMissing("customContainerType"),
    ),
    z.refine(
      (body) =>
        (!!body.containerTypeId && body.containerTypeId !== otherContainerTypeId) ||
        !!body.customContainerSize,
      customTextMissing("customContainerSize"),
    ),
  );
export type InquiryCreation = z.output<typeof inquiryCreation>;

export const inquiry = z.object({
  inquiryId: id,
  serviceLocationId: id,
  /** The name of the waste type; for the free-text entry, what the customer wrote. */
  wasteType: choice,
  /** The name of the container type; for the free-text entry, what the customer wrote. */
  containerType: choice,
  customWasteType: z.nullable(z.string()),
  customContainerType: z.nullable(z.string()),
  customContainerSize: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  note: z.nullable(z.string()),
  attachments: z.array(attachment),
  createdOn: instant,
  createdByUser: person,
  /** The provider's answer; null until there is one. */
  answer: z.nullable(z.object({ text: z.string(), answeredOn: instant })),
  /** The quote with which the provider answered; null if there is none or it was withdrawn. */
  quoteId: z.nullable(id),
});
export type Inquiry = z.output<typeof inquiry>;

/** The inquiries, newest first. */
export const inquiryList = z.object({ inquiries: z.array(inquiry) });
export type InquiryList = z.output<typeof inquiryList>;
