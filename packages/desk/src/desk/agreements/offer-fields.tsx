import {
  agreementsTexts,
  cycleInterval,
  cycleIntervalIds,
  type CycleWeekday,
  cycleWeekdays,
} from "@kreislauf/contract/agreements";
import { dateTexts } from "@kreislauf/contract/base";
import { agreementType, catalogTexts } from "@kreislauf/contract/catalog";
import type { DeskCatalog } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { deskQuotesTexts } from "../quotes.texts.ts";
import { offeredChoices } from "./fit-to-catalog.ts";
import type { OfferDraft } from "./offer-draft.ts";

interface OfferFieldsProps {
  catalog: DeskCatalog;
  draft: OfferDraft;
  /** The error of the last attempt to save, or null. */
  error: unknown;
  onChange: (given: Partial<OfferDraft>) => void;
}

/** Fields for waste, container and agreement type, limited to what the catalog offers, and for the cycle. */
export function OfferFields({ catalog, draft, error, onChange }: OfferFieldsProps) {
  const texts = useTexts(deskQuotesTexts);
  const types = useTexts(catalogTexts).agreementType;
  const intervals = useTexts(agreementsTexts).cycleInterval;
  const { weekdays } = useTexts(dateTexts);
  const offered = offeredChoices(catalog, draft);
  const days = cycleWeekdays.map((value) => ({ value, label: weekdays[value] }));
  const choose = { placeholder: texts.choose, searchLabel: texts.searchChoice };
  return (
    <>
      <Combobox
        {...choose}
        label={texts.waste}
        options={offered.wasteTypes.map(({ id, description }) => ({ value: id, label: description }))}
        value={draft.wasteTypeId}
        error={fieldErrorOf(error, "wasteTypeId")}
        onChange={(wasteTypeId) => onChange({ wasteTypeId })}
      />
      <Combobox
        {...choose}
        label={texts.container}
        options={offered.containerTypes.map(({ id, type }) => ({ value: id, label: type }))}
        value={draft.containerTypeId}
        error={fieldErrorOf(error, "containerTypeId")}
        onChange={(containerTypeId) => onChange({ containerTypeId })}
      />
      <Select
        label={texts.type}
        options={offered.agreementTypeIds.map((value) => ({ value, label: types[value] }))}
        value={draft.agreementTypeId}
        onChange={(agreementTypeId) => onChange({ agreementTypeId })}
      />
      {draft.agreementTypeId === agreementType.periodic && (
        <>
          <Select
            label={texts.interval}
            options={cycleIntervalIds.map((value) => ({ value, label: intervals[value] }))}
            value={draft.cycleInterval}
            onChange={(interval) => onChange({ cycleInterval: interval })}
          />
          <Select
            label={texts.weekday}
            options={days}
            value={draft.weekday1}
            onChange={(weekday1) => onChange({ weekday1 })}
          />
          {draft.cycleInterval === cycleInterval.twiceWeekly && (
            <Select<CycleWeekday>
              label={texts.secondWeekday}
              placeholder={texts.noWeekday}
              options={days}
              value={draft.weekday2}
              error={fieldErrorOf(error, "weekday2")}
              onChange={(weekday2) => onChange({ weekday2 })}
            />
          )}
        </>
      )}
    </>
  );
}
