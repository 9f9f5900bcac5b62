import { type DeskCatalog, deskCustomersApi } from "@kreislauf/contract/desk";
import { proofHandlings, proofHandlingTexts } from "@kreislauf/contract/proofs";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { call } from "../../base/call.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { CatalogCard, type CatalogFormProps } from "./catalog-card.tsx";
import { useSaveEntry } from "./use-save-entry.ts";

type WasteType = DeskCatalog["wasteTypes"][number];

interface WasteTypesCardProps {
  wasteTypes: readonly WasteType[];
  mayWrite: boolean;
}

export function WasteTypesCard({ wasteTypes, mayWrite }: WasteTypesCardProps) {
  const texts = useTexts(deskCatalogTexts);
  const handlings = useTexts(proofHandlingTexts);
  return (
    <CatalogCard
      title={texts.wasteTypes}
      addText={texts.addWasteType}
      empty={texts.noWasteTypes}
      entries={wasteTypes}
      keyOf={({ id }) => id}
      nameOf={({ description }) => description}
      describe={({ id, avvCode, proofHandling }) =>
        [id, avvCode, ...(proofHandling === null ? [] : [texts.withoutProof(handlings[proofHandling])])].join(
          " · ",
        )
      }
      form={(props) => <WasteTypeForm {...props} />}
      mayAdd={mayWrite}
      mayEdit={mayWrite}
    />
  );
}

function WasteTypeForm({ label, given, onDone }: CatalogFormProps<WasteType>) {
  const texts = useTexts(deskCatalogTexts);
  const handlings = useTexts(proofHandlingTexts);
  const [description, setDescription] = useState(given?.description ?? "");
  const [avvCode, setAvvCode] = useState(given?.avvCode ?? "");
  const [handling, setHandling] = useState(given?.proofHandling ?? proofHandlings[0]);
  const isChanged = useIsChanged({ description, avvCode, handling });
  const isHazardous = avvCode.trimEnd().endsWith("*");
  const save = useSaveEntry({
    save: (version) =>
      call(deskCustomersApi.saveDeskWasteType, {
        body: {
          wasteTypeId: given?.id ?? null,
          version,
          description,
          avvCode,
          ...(isHazardous && { proofHandling: handling }),
        },
      }),
    shown: given,
    find: ({ wasteTypes }) => wasteTypes.find(({ id }) => id === given?.id),
    name: description,
    onDone,
  });
  return (
    <EntryForm
      hasHeading
      label={label}
      error={save.error}
      busy={save.isPending}
      isDirty={isChanged}
      onSave={() => save.mutate()}
      onCancel={onDone}
    >
      <div className={styles.fields}>
        <TextField
          label={texts.description}
          required
          autoFocus
          value={description}
          error={fieldErrorOf(save.error, "description")}
          onChange={(event) => setDescription(event.target.value)}
        />
        <TextField
          label={texts.avvCode}
          hint={texts.avvHint}
          required
          value={avvCode}
          error={fieldErrorOf(save.error, "avvCode")}
          onChange={(event) => setAvvCode(event.target.value)}
        />
        {isHazardous && (
          <Select
            label={texts.proofHandling}
            hint={texts.proofHandlingHint}
            options={proofHandlings.map((value) => ({ value, label: handlings[value] }))}
            value={handling}
            error={fieldErrorOf(save.error, "proofHandling")}
            onChange={setHandling}
          />
        )}
      </div>
    </EntryForm>
  );
}
