import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import type { Language } from "@kreislauf/contract/base";
import type { AgreementCreation, CreatedAgreement, OrderingFacts } from "@kreislauf/contract/orders";
import { agreementCreation, canOrder, orderingApi } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Rhythm } from "../agreements/index.ts";
import { call } from "../base/api.ts";
import { useDraft } from "../base/draft.ts";
import type { FieldIssue } from "../base/form-resolver.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage } from "../base/language.tsx";
import { serviceCatalogQuery } from "../catalog/index.ts";
import { activeLocationsQuery } from "../locations/index.ts";
import { complainBeside } from "./complain-beside.ts";
import { containersOf, offersOf, usualType } from "./placeable-offers.ts";
import { refusedField } from "./refused-field.ts";
import { orderingRefusal } from "./ordering-refusal.ts";
import { useGiving } from "./use-giving.ts";
import { usePlacementFacts } from "./use-placement-facts.ts";

/** What the dialog holds while it is filled in. */
export interface ContainerDraft extends Omit<
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

/** Everything that the dialog for a new container knows and does. */
export function useNewContainer(locationId: number, onGiven: (made: CreatedAgreement) => void) {
  const language = useLanguage();
  const catalog = useQuery(serviceCatalogQuery);
  const { data: locations } = useQuery(activeLocationsQuery);
  const [facts, setFacts] = useState<OrderingFacts | null>(null);
  const form = useForm<ContainerDraft, unknown, AgreementCreation>({
    mode: "onTouched",
    defaultValues: {
      serviceLocationId: locationId,
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
    resolver: formResolver(agreementCreation, language, (draft: ContainerDraft) =>
      issuesOf(draft, facts, language),
    ),
  });
  const draft = useDraft("container", { locationId }, form);
  const held = useWatch({ control: form.control }) as ContainerDraft;
  const choices = catalog.data && choicesOf(catalog.data, held);
  const known = usePlacementFacts(locationId, choices?.offer);
  // The form is judged by facts that depend on what it holds.
  if (known.facts !== facts) setFacts(known.facts);

  const set = (changes: Partial<ContainerDraft>) => {
    for (const [name, value] of Object.entries(changes) as [keyof ContainerDraft, never][]) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
  /** What no longer fits another choice makes room for what mostly does. */
  const choose = (wasteTypeId: number, containerTypeId: number | null) => {
    if (catalog.data === undefined) return;
    const next = choicesOf(catalog.data, { ...held, wasteTypeId, containerTypeId });
    const keepsContainer = next.containers.some(({ id }) => id === containerTypeId);
    const keepsType = held.agreementTypeId !== null && next.types.includes(held.agreementTypeId);
    set({
      wasteTypeId,
      containerTypeId: keepsContainer ? containerTypeId : null,
      ...(!keepsType && {
        agreementTypeId: usualType(next.types),
        cycleInterval: null,
        weekday1: null,
        weekday2: null,
      }),
    });
  };
  const giving = useGiving<AgreementCreation, CreatedAgreement>({
    send: (body, idempotencyKey) => call(orderingApi.createAgreement, { body }, { idempotencyKey }),
    onGiven,
    complain: (error) => {
      const field = error.code === "not_in_catalog" ? "containerTypeId" : refusedField(error.code);
      if (field === null || field === "containerActionId") return complainBeside(form, formFields, error);
      form.setError(field, { type: "server", message: error.message });
      form.setFocus(field);
      return true;
    },
  });
  return {
    catalog,
    choices,
    location: locations?.find(({ id }) => id === locationId),
    form,
    draft,
    held,
    known,
    chooseWaste: (id: number) => choose(id, held.containerTypeId),
    chooseContainer: (id: number) => held.wasteTypeId !== null && choose(held.wasteTypeId, id),
    setRhythm: (rhythm: Rhythm) => set(rhythm),
    submission: {
      busy: giving.busy,
      failure: giving.failure,
      submit: (body: AgreementCreation) => giving.attempt(() => giving.give(body)),
    },
  } as const;
}

export type NewContainerModel = ReturnType<typeof useNewContainer>;

/** What is left to choose from, and the offer that is chosen. */
function choicesOf(
  catalog: ServiceCatalog,
  held: Pick<ContainerDraft, "wasteTypeId" | "containerTypeId" | "agreementTypeId">,
) {
  const ofWaste = offersOf(catalog, held.wasteTypeId);
  const ofContainer = ofWaste.filter(({ containerTypeId }) => containerTypeId === held.containerTypeId);
  return {
    waste: catalog.wasteTypes.find(({ id }) => id === held.wasteTypeId),
    offers: ofWaste,
    containers: containersOf(catalog, ofWaste),
    types: ofContainer.map(({ agreementTypeId }) => agreementTypeId),
    offer: ofContainer.find(({ agreementTypeId }) => agreementTypeId === held.agreementTypeId),
  };
}

function issuesOf(
  { desiredDate, amount, details }: ContainerDraft,
  facts: OrderingFacts | null,
  language: Language,
): readonly FieldIssue[] {
  if (facts === null || desiredDate === null || amount === null) return [];
  const verdict = canOrder(facts, { desiredDate, amount, details });
  if (verdict.allowed) return [];
  return [
    { field: refusedField(verdict.reason) ?? "root", message: orderingRefusal(verdict.reason, language) },
  ];
}
