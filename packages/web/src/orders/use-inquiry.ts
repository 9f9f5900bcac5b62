import type { Inquiry, InquiryCreation } from "@kreislauf/contract/agreements";
import { agreementsApi, inquiryCreation } from "@kreislauf/contract/agreements";
import { otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { call } from "../base/api.ts";
import { useDraft } from "../base/draft.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage } from "../base/language.tsx";
import { serviceCatalogQuery } from "../catalog/index.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { complainBeside } from "./complain-beside.ts";
import { useGiving } from "./use-giving.ts";

/** What the dialog holds while it is filled in. */
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

const formFields = [
  "wasteTypeId",
  "containerTypeId",
  "customWasteType",
  "customContainerType",
  "customContainerSize",
  "amount",
  "note",
] as const;

/** Everything that the dialog for an offer knows and does. */
export function useInquiry(locationId: number, onSent: () => void) {
  const language = useLanguage();
  const catalog = useQuery(serviceCatalogQuery);
  const { data: locations } = useQuery(activeLocationsQuery);
  const form = useForm<InquiryDraft, unknown, InquiryCreation>({
    mode: "onTouched",
    defaultValues: {
      serviceLocationId: locationId,
      wasteTypeId: null,
      containerTypeId: null,
      customWasteType: "",
      customContainerType: "",
      customContainerSize: "",
      amount: "",
      note: "",
    },
    resolver: formResolver(inquiryCreation, language),
  });
  const draft = useDraft("inquiry", { locationId }, form);
  const [wasteTypeId, containerTypeId] = useWatch({
    control: form.control,
    name: ["wasteTypeId", "containerTypeId"],
  });
  const { busy, attempt, failure, give } = useGiving<InquiryCreation, Inquiry>({
    send: (body, idempotencyKey) => call(agreementsApi.createInquiry, { body }, { idempotencyKey }),
    onGiven: onSent,
    complain: (error) => complainBeside(form, formFields, error),
  });
  const isOtherWaste = wasteTypeId === otherWasteTypeId;
  const isOtherContainer = containerTypeId === otherContainerTypeId;
  return {
    catalog,
    location: locations?.find(({ id }) => id === locationId),
    form,
    draft,
    isOtherWaste,
    isOtherContainer,
    busy,
    failure,
    submit: (body: InquiryCreation) =>
      attempt(() =>
        give({
          ...body,
          // What was described before something of the catalog was chosen is not asked for.
          ...(!isOtherWaste && { customWasteType: null }),
          ...(!isOtherContainer && { customContainerType: null, customContainerSize: null }),
        }),
      ),
  } as const;
}

export type InquiryModel = ReturnType<typeof useInquiry>;
