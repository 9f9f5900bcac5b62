import {
  agreementsApi,
  inquiryCreation,
  type Inquiry,
  type InquiryCreation,
} from "@kreislauf/contract/agreements";
import { otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { call } from "../../../base/api.ts";
import { toAttachments } from "@kreislauf/ui/base/to-data-uri.ts";
import { useFormDraft } from "../../../base/use-form-draft.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { formResolver } from "../../../base/form-resolver.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { serviceCatalogQuery } from "../../../catalog/index.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { setServerErrors } from "../../../base/set-server-errors.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";

/** The values of the inquiry dialog's form. */
export interface InquiryDraft {
  serviceLocationId: number;
  wasteTypeId: number | null;
  containerTypeId: number | null;
  customWasteType: string;
  customContainerType: string;
  customContainerSize: string;
  amount: string;
  note: string;
}

interface AskedInquiry {
  readonly body: InquiryCreation;
  readonly files: readonly File[];
}

const formFields = [
  "wasteTypeId",
  "containerTypeId",
  "customWasteType",
  "customContainerType",
  "customContainerSize",
  "amount",
  "note",
] as const;

/** Loads the catalog, holds the form of an inquiry, and sends the inquiry with its files. */
export function useInquiryDialog(
  { siteId, wasteTypeId: wanted }: Pick<RoomDialogProps<"inquiry">, "siteId" | "wasteTypeId">,
  onSubmitted: () => void,
) {
  const language = useLanguage();
  const catalog = useQuery(serviceCatalogQuery);
  const { data: sites } = useQuery(activeSitesQuery);
  const form = useForm<InquiryDraft, unknown, InquiryCreation>({
    mode: "onTouched",
    defaultValues: {
      serviceLocationId: siteId,
      wasteTypeId: wanted ?? null,
      containerTypeId: null,
      customWasteType: "",
      customContainerType: "",
      customContainerSize: "",
      amount: "",
      note: "",
    },
    resolver: formResolver(inquiryCreation, language),
  });
  const draft = useFormDraft("inquiry", { siteId }, form);
  const [wasteTypeId, containerTypeId] = useWatch({
    control: form.control,
    name: ["wasteTypeId", "containerTypeId"],
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const { busy, failure, submit } = useOrderSubmit<AskedInquiry, Inquiry>({
    send: async ({ body, files: attached }, idempotencyKey) => {
      const attachments = await toAttachments(attached);
      return await call(agreementsApi.createInquiry, { body: { ...body, attachments } }, { idempotencyKey });
    },
    onDone: onSubmitted,
    setErrors: (error) => setServerErrors(form, formFields, error),
  });
  const isOtherWaste = wasteTypeId === otherWasteTypeId;
  const isOtherContainer = containerTypeId === otherContainerTypeId;
  return {
    catalog,
    site: sites?.find(({ id }) => id === siteId),
    form,
    draft,
    isOtherWaste,
    isOtherContainer,
    files,
    setFiles,
    busy,
    failure,
    submit: (body: InquiryCreation) =>
      submit({
        body: {
          ...body,
          // The person's own description is sent only while "other" is chosen.
          ...(!isOtherWaste && { customWasteType: null }),
          ...(!isOtherContainer && { customContainerType: null, customContainerSize: null }),
        },
        files,
      }),
  } as const;
}

export type InquiryDialogModel = ReturnType<typeof useInquiryDialog>;
