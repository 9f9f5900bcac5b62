import { type ContainerType, containerDrawings } from "@kreislauf/contract/catalog";
import { deskCustomersApi } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/call.ts";
import { fieldErrorOf } from "../base/field-error.ts";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { EntryForm } from "./entry-form.tsx";
import { useSaveEntry } from "./use-save-entry.ts";

interface ContainerTypesCardProps {
  containerTypes: readonly ContainerType[];
  mayWrite: boolean;
}

export function ContainerTypesCard({ containerTypes, mayWrite }: ContainerTypesCardProps) {
  const texts = useTexts(deskCatalogTexts);
  const [edited, setEdited] = useState<ContainerType | "new" | null>(null);
  return (
    <Card
      title={texts.containerTypes}
      actions={
        mayWrite && (
          <Button small onClick={() => setEdited("new")}>
            {texts.addContainerType}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {edited !== null && (
          <ContainerTypeForm
            key={edited === "new" ? "new" : edited.id}
            given={edited === "new" ? null : edited}
            onDone={() => setEdited(null)}
          />
        )}
        {containerTypes.length === 0 && <p>{texts.noContainerTypes}</p>}
        <ul className={styles.people}>
          {containerTypes.map((each) => (
            <li key={each.id}>
              <div>
                <b>{each.type}</b>
                <small>
                  {each.id} · {each.size} · {texts.drawings[each.drawing]}
                </small>
              </div>
              {mayWrite && (
                <Button small aria-label={texts.editOf(each.type)} onClick={() => setEdited(each)}>
                  {texts.edit}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function ContainerTypeForm({ given, onDone }: { given: ContainerType | null; onDone: () => void }) {
  const texts = useTexts(deskCatalogTexts);
  const [type, setType] = useState(given?.type ?? "");
  const [size, setSize] = useState(given?.size ?? "");
  const [drawing, setDrawing] = useState(given?.drawing ?? containerDrawings[0]);
  const save = useSaveEntry(
    () =>
      call(deskCustomersApi.saveDeskContainerType, {
        body: { containerTypeId: given?.id ?? null, type, size, drawing },
      }),
    type,
    onDone,
  );
  return (
    <EntryForm
      label={given === null ? texts.addContainerType : texts.editOf(given.type)}
      error={save.error}
      busy={save.isPending}
      onSave={() => save.mutate()}
      onCancel={onDone}
    >
      <div className={styles.fields}>
        <TextField
          label={texts.type}
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
          onChange={setDrawing}
        />
      </div>
    </EntryForm>
  );
}
