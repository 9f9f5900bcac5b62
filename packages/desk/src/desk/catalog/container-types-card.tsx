import { containerDrawings } from "@kreislauf/contract/catalog";
import { type DeskCatalog, deskCustomersApi } from "@kreislauf/contract/desk";
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

type ContainerType = DeskCatalog["containerTypes"][number];

interface ContainerTypesCardProps {
  containerTypes: readonly ContainerType[];
  mayWrite: boolean;
}

export function ContainerTypesCard({ containerTypes, mayWrite }: ContainerTypesCardProps) {
  const texts = useTexts(deskCatalogTexts);
  return (
    <CatalogCard
      title={texts.containerTypes}
      addText={texts.addContainerType}
      empty={texts.noContainerTypes}
      entries={containerTypes}
      keyOf={({ id }) => id}
      nameOf={({ type }) => type}
      describe={(each) => `${each.id} · ${each.size} · ${texts.drawings[each.drawing]}`}
      form={(props) => <ContainerTypeForm {...props} />}
      mayAdd={mayWrite}
      mayEdit={mayWrite}
    />
  );
}

function ContainerTypeForm({ label, given, onDone }: CatalogFormProps<ContainerType>) {
  const texts = useTexts(deskCatalogTexts);
  const [type, setType] = useState(given?.type ?? "");
  const [size, setSize] = useState(given?.size ?? "");
  const [drawing, setDrawing] = useState(given?.drawing ?? containerDrawings[0]);
  const isChanged = useIsChanged({ type, size, drawing });
  const save = useSaveEntry({
    save: (version) =>
      call(deskCustomersApi.saveDeskContainerType, {
        body: { containerTypeId: given?.id ?? null, version, type, size, drawing },
      }),
    shown: given,
    find: ({ containerTypes }) => containerTypes.find(({ id }) => id === given?.id),
    name: type,
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
          label={texts.type}
          hint={texts.typeHint}
          required
          autoFocus
          value={type}
          error={fieldErrorOf(save.error, "type")}
          onChange={(event) => setType(event.target.value)}
        />
        <TextField
          label={texts.size}
          hint={texts.sizeHint}
          required
          value={size}
          error={fieldErrorOf(save.error, "size")}
          onChange={(event) => setSize(event.target.value)}
        />
        <Select
          label={texts.drawing}
          options={containerDrawings.map((value) => ({ value, label: texts.drawings[value] }))}
          value={drawing}
          error={fieldErrorOf(save.error, "drawing")}
          onChange={setDrawing}
        />
      </div>
    </EntryForm>
  );
}
