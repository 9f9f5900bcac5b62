import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import type { Language } from "@kreislauf/contract/base";
import {
  agreementCreation,
  canOrder,
  orderingApi,
  type AgreementCreation,
  type CreatedAgreement,
  type OrderingFacts,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { CycleDraft } from "../../../agreements/index.ts";
import { call } from "../../../base/api.ts";
import { useFormDraft } from "../../../base/use-form-draft.ts";
import { formResolver, type FieldIssue } from "../../../base/form-resolver.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { serviceCatalogQuery } from "../../../catalog/index.ts";
import { activeSitesQuery } from "../../../sites/index.ts";
import { setServerErrors } from "../../../base/set-server-errors.ts";
import { offeredContainerTypes, placeableOffers, defaultAgreementType } from "./placeable-offers.ts";
import { orderErrorField } from "../form/order-error-field.ts";
import { orderingRefusalMessage } from "../form/ordering-refusal-message.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { usePlacementFacts } from "./use-placement-facts.ts";

/** The values of the new container dialog's form. */
export interface NewContainerDraft extends Omit<
  AgreementCreation,
  "wasteTypeId" | "containerTypeId" | "agreementTypeId" | "amount" | "desiredDate" | "details"
> {
  wasteTypeId: number | null;
  containerTypeId: number | null;
  agreementTypeId: AgreementCreation["agreementTypeId"] | null;
  amount: number | null;
  desiredDate: string | null;
  details: string;
}

const formFields = [
  "wasteTypeId",
  "containerTypeId",
  "agreementTypeId",
  "cycleInterval",
  "amount",
  "desiredDate",
  "details",
] as const;

/** Loads the catalog and the possible days, holds the form for a new container at a site, and sends it. */
export function useNewContainerDialog(
  siteId: number,
  onSubmitted: (created: CreatedAgreement | WaitingOrder) => void,
) {
  const language = useLanguage();
  const catalog = useQuery(serviceCatalogQuery);
  const { data: sites } = useQuery(activeSitesQuery);
  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const form = useForm<NewContainerDraft, unknown, AgreementCreation>({
    mode: "onTouched",
    defaultValues: {
      serviceLocationId: siteId,
      wasteTypeId: null,
      containerTypeId: null,
      agreementTypeId: null,
      cycleInterval: null,
      weekday1: null,
      weekday2: null,
      amount: 1,
      desiredDate: null,
      details: "",
    },
    resolver: formResolver(agreementCreation, language, (draft: NewContainerDraft) =>
      issuesOf(draft, facts, language),
    ),
  });
  const draft = useFormDraft("container", { siteId }, form);
  const values = useWatch({ control: form.control }) as NewContainerDraft;
  const choices = catalog.data && choicesOf(catalog.data, values);
  const factsState = usePlacementFacts(siteId, choices?.offer);
  // The facts depend on the form's values and the form validates with the facts, so they are passed through a state.
  if (factsState.facts !== facts) setFacts(factsState.facts);

  const set = (changes: Partial<NewContainerDraft>) => {
    for (const [name, value] of Object.entries(changes) as [keyof NewContainerDraft, never][]) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
  /** Sets waste and container; a container or type of agreement that is not offered for them is reset. */
  const choose = (wasteTypeId: number, containerTypeId: number | null) => {
    if (catalog.data === undefined) return;
    const next = choicesOf(catalog.data, { ...values, wasteTypeId, containerTypeId });
    const keepsContainer = next.containers.some(({ id }) => id === containerTypeId);
    const keepsType = values.agreementTypeId !== null && next.types.includes(values.agreementTypeId);
    set({
      wasteTypeId,
      containerTypeId: keepsContainer ? containerTypeId : null,
      ...(!keepsType && {
        agreementTypeId: defaultAgreementType(next.types),
        cycleInterval: null,
        weekday1: null,
        weekday2: null,
      }),
    });
  };
  const { busy, failure, submit } = useOrderSubmit<AgreementCreation, CreatedAgreement | WaitingOrder>({
    send: (body, idempotencyKey) => call(orderingApi.createAgreement, { body }, { idempotencyKey }),
    onDone: onSubmitted,
    setErrors: (error) => {
      const field = error.code === "not_in_catalog" ? "containerTypeId" : orderErrorField(error.code);
      if (field === null || field === "containerActionId") return setServerErrors(form, formFields, error);
      form.setError(field, { type: "server", message: error.message });
      form.setFocus(field);
      return true;
    },
  });
  return {
    catalog,
    choices,
    site: sites?.find(({ id }) => id === siteId),
    form,
    draft,
    values,
    factsState,
    chooseWaste: (id: number) => choose(id, values.containerTypeId),
    chooseContainer: (id: number) => values.wasteTypeId !== null && choose(values.wasteTypeId, id),
    setCycle: (cycle: CycleDraft) => set(cycle),
    submission: { busy, failure, submit },
  } as const;
}

export type NewContainerDialogModel = ReturnType<typeof useNewContainerDialog>;

/** The options that the chosen values leave, and the chosen offer. */
function choicesOf(
  catalog: ServiceCatalog,
  values: Pick<NewContainerDraft, "wasteTypeId" | "containerTypeId" | "agreementTypeId">,
) {
  const ofWaste = placeableOffers(catalog, values.wasteTypeId);
  const ofContainer = ofWaste.filter(({ containerTypeId }) => containerTypeId === values.containerTypeId);
  return {
    waste: catalog.wasteTypes.find(({ id }) => id === values.wasteTypeId),
    offers: ofWaste,
    containers: offeredContainerTypes(catalog, ofWaste),
    types: ofContainer.map(({ agreementTypeId }) => agreementTypeId),
    offer: ofContainer.find(({ agreementTypeId }) => agreementTypeId === values.agreementTypeId),
  };
}

function issuesOf(
  { desiredDate, amount, details }: NewContainerDraft,
  facts: OrderingFacts | null,
  language: Language,
): readonly FieldIssue[] {
  if (facts === null || desiredDate === null || amount === null) return [];
  const verdict = canOrder(facts, { desiredDate, amount, details });
  if (verdict.allowed) return [];
  return [
    {
      field: orderErrorField(verdict.reason) ?? "root",
      message: orderingRefusalMessage(verdict.reason, language),
    },
  ];
}
