import {
  isSafePattern,
  type ReferenceField,
  referenceFields,
  type ReferenceLists,
  referenceModes,
  type ReferenceRule,
  type ReferenceRules,
  referencesApi,
} from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { refreshReferences } from "./purchasing.queries.ts";
import { referencesTexts } from "./references.texts.ts";
import styles from "./references.module.css";

const hasBadPattern = ({ pattern }: ReferenceRule) => !!pattern && !isSafePattern(pattern);

/** Which fields an order has, which it needs, and what they look like. */
export function ReferenceRulesCard({ lists }: { lists: ReferenceLists }) {
  const { rules: texts, fields } = useTexts(referencesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [rules, setRules] = useState<ReferenceRules>(lists.rules);
  const set = (field: ReferenceField, change: Partial<ReferenceRule>) =>
    setRules((before) => ({ ...before, [field]: { ...before[field], ...change } }));
  const isBad = referenceFields.some((field) => hasBadPattern(rules[field]));
  const saving = useSubmit<ReferenceRules>({
    send: (body) =>
      call(referencesApi.changeReferenceRules, { body: { version: lists.version, rules: body } }),
    onDone: () => {
      showSnack({ message: texts.saved, variant: "success" });
      return refreshReferences(queryClient);
    },
  });
  return (
    <Card title={texts.title}>
      <div className={styles.rules}>
        {referenceFields.map((field) => (
          <div key={field} className={styles.rule}>
            <SegmentedControl
              label={texts.mode(fields[field])}
              fill
              options={referenceModes.map((value) => ({ value, label: texts.modes[value] }))}
              value={rules[field].mode}
              onChange={(mode) => set(field, { mode })}
            />
            {rules[field].mode !== "off" && (
              <>
                <TextField
                  label={texts.pattern}
                  optional
                  autoComplete="off"
                  hint={texts.patternHint}
                  error={hasBadPattern(rules[field]) ? texts.patternError : undefined}
                  value={rules[field].pattern ?? ""}
                  onChange={({ target }) => set(field, { pattern: target.value || null })}
                />
                <Checkbox
                  label={texts.listed}
                  checked={rules[field].listed}
                  onChange={({ target }) => set(field, { listed: target.checked })}
                />
              </>
            )}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        {saving.failure && (
          <Note variant="error" role="alert">
            {saving.failure.sentence}
          </Note>
        )}
        <Button
          variant="primary"
          busy={saving.busy}
          busyText={texts.saving}
          onClick={() => {
            if (!isBad) void saving.submit(rules);
          }}
        >
          {texts.save}
        </Button>
      </div>
    </Card>
  );
}
