import type { WasteType } from "@kreislauf/contract/catalog";
import { deskCustomersApi } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/call.ts";
import { fieldErrorOf } from "../base/field-error.ts";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { EntryForm } from "./entry-form.tsx";
import { useSaveEntry } from "./use-save-entry.ts";

interface WasteTypesCardProps {
  wasteTypes: readonly WasteType[];
  mayWrite: boolean;
}

export function WasteTypesCard({ wasteTypes, mayWrite }: WasteTypesCardProps) {
  const texts = useTexts(deskCatalogTexts);
  const [edited, setEdited] = useState<WasteType | "new" | null>(null);
  return (
    <Card
      title={texts.wasteTypes}
      actions={
        mayWrite && (
          <Button small onClick={() => setEdited("new")}>
            {texts.addWasteType}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {edited !== null && (
          <WasteTypeForm
            key={edited === "new" ? "new" : edited.id}
            given={edited === "new" ? null : edited}
            onDone={() => setEdited(null)}
          />
        )}
        {wasteTypes.length === 0 && <p>{texts.noWasteTypes}</p>}
        <ul className={styles.people}>
          {wasteTypes.map((each) => (
            <li key={each.id}>
              <div>
                <b>{each.description}</b>
                <small>
                  {each.id} · {each.avvCode}
                </small>
              </div>
              {mayWrite && (
                <Button small aria-label={texts.editOf(each.description)} onClick={() => setEdited(each)}>
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

function WasteTypeForm({ given, onDone }: { given: WasteType | null; onDone: () => void }) {
  const texts = useTexts(deskCatalogTexts);
  const [description, setDescription] = useState(given?.description ?? "");
  const [avvCode, setAvvCode] = useState(given?.avvCode ?? "");
  const save = useSaveEntry(
    () =>
      call(deskCustomersApi.saveDeskWasteType, {
        body: { wasteTypeId: given?.id ?? null, description, avvCode },
      }),
    description,
    onDone,
  );
  return (
    <EntryForm
      label={given === null ? texts.addWasteType : texts.editOf(given.description)}
      error={save.error}
      busy={save.isPending}
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
      </div>
    </EntryForm>
  );
}
