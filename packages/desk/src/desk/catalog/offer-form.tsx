import {
  agreementType,
  agreementTypeIds,
  catalogTexts,
  containerAction,
  containerActionIds,
} from "@kreislauf/contract/catalog";
import {
  type DeskCatalog,
  type DeskOffer,
  type DeskOfferEntry,
  deskCustomersApi,
} from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { CheckRows } from "@kreislauf/ui/controls/check-rows.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { call } from "../../base/call.ts";
import { ensureValid } from "../../base/ensure-valid.ts";
import { entered } from "../base/entered.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { FieldSentence } from "../base/field-sentence.tsx";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";
import type { CatalogFormProps } from "./catalog-card.tsx";
import { useSaveEntry } from "./use-save-entry.ts";

interface OfferFormProps extends CatalogFormProps<DeskOffer> {
  catalog: DeskCatalog;
}

const usualActions = [containerAction.exchange, containerAction.remove, containerAction.place];

/**
 * Days as typed: null for an empty text, NaN for other text than a number. The server refuses both beside the field.
 */
const daysOf = (typed: string): number => entered(typed.trim() === "" ? null : Number(typed));

/** The form of an offer. Waste, container and agreement type are fixed once it exists; all else can be changed. */
export function OfferForm({ label, given, catalog, onDone }: OfferFormProps) {
  const texts = useTexts(deskCatalogTexts);
  const words = useTexts(catalogTexts);
  const [wasteTypeId, setWasteTypeId] = useState<number | null>(given?.wasteTypeId ?? null);
  const [containerTypeId, setContainerTypeId] = useState<number | null>(given?.containerTypeId ?? null);
  const [typeId, setTypeId] = useState(given?.agreementTypeId ?? agreementType.callOff);
  const [actions, setActions] = useState<DeskOfferEntry["containerActionIds"]>(
    given?.containerActionIds ?? usualActions,
  );
  const [leadTime, setLeadTime] = useState(String(given?.leadTimeDays ?? 2));
  const [placement, setPlacement] = useState(String(given?.placementLeadTimeDays ?? 5));
  const [offered, setOffered] = useState(given?.offered ?? true);
  const isChanged = useIsChanged({
    wasteTypeId,
    containerTypeId,
    typeId,
    actions,
    leadTime,
    placement,
    offered,
  });
  const save = useSaveEntry({
    save: async (version) => {
      const body = {
        version,
        wasteTypeId: entered(wasteTypeId),
        containerTypeId: entered(containerTypeId),
        agreementTypeId: typeId,
        containerActionIds: actions,
        leadTimeDays: daysOf(leadTime),
        placementLeadTimeDays: daysOf(placement),
        offered,
      };
      ensureValid(deskCustomersApi.saveDeskOffer.body, body);
      return await call(deskCustomersApi.saveDeskOffer, { body });
    },
    shown: given,
    find: ({ offers }) =>
      offers.find(
        (each) =>
          each.wasteTypeId === wasteTypeId &&
          each.containerTypeId === containerTypeId &&
          each.agreementTypeId === typeId,
      ),
    name: label,
    onDone,
  });
  const choose = { placeholder: texts.choose, searchLabel: texts.searchChoice, disabled: given !== null };
  return (
    <EntryForm
      hasHeading
      noValidate
      label={label}
      error={save.error}
      busy={save.isPending}
      isDirty={isChanged}
      onSave={() => save.mutate()}
      onCancel={onDone}
    >
      <div className={styles.fields}>
        <Combobox
          {...choose}
          label={texts.wasteType}
          options={catalog.wasteTypes.map(({ id, description }) => ({ value: id, label: description }))}
          value={wasteTypeId}
          error={fieldErrorOf(save.error, "wasteTypeId")}
          onChange={setWasteTypeId}
        />
        <Combobox
          {...choose}
          label={texts.containerType}
          options={catalog.containerTypes.map(({ id, type }) => ({ value: id, label: type }))}
          value={containerTypeId}
          error={fieldErrorOf(save.error, "containerTypeId")}
          onChange={setContainerTypeId}
        />
        <Select
          label={texts.agreementType}
          disabled={given !== null}
          options={agreementTypeIds.map((value) => ({ value, label: words.agreementType[value] }))}
          value={typeId}
          onChange={setTypeId}
        />
      </div>
      <CheckRows
        label={texts.actions}
        paired
        options={containerActionIds.map((value) => ({ value, title: words.containerAction[value] }))}
        values={actions}
        error={fieldErrorOf(save.error, "containerActionIds")}
        onChange={setActions}
      />
      <div className={styles.fields}>
        <DaysField
          label={texts.leadTime}
          autoFocus={given !== null}
          value={leadTime}
          error={fieldErrorOf(save.error, "leadTimeDays")}
          onChange={setLeadTime}
        />
        <DaysField
          label={texts.placementLeadTime}
          value={placement}
          error={fieldErrorOf(save.error, "placementLeadTimeDays")}
          onChange={setPlacement}
        />
      </div>
      <Checkbox
        label={texts.offered}
        checked={offered}
        onChange={(event) => setOffered(event.target.checked)}
      />
      <FieldSentence sentence={fieldErrorOf(save.error, "offered")} />
    </EntryForm>
  );
}

interface DaysFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

function DaysField({ onChange, ...props }: DaysFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      maxLength={2}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
