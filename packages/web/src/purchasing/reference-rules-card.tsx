import {
  isSafePattern,
  type ReferenceField,
  referenceFields,
  type ReferenceLists,
  referenceModes,
  type ReferenceRule,
  type ReferenceRulesInput,
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
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { refreshReferences } from "./purchasing.queries.ts";
import { referencesTexts } from "./references.texts.ts";
import styles from "./references.module.css";

const hasBadPattern = ({ pattern }: ReferenceRule) => !!pattern && !isSafePattern(pattern);

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiError && error.code === "references_changed";

interface Draft {
  /** The version of the rules that the changes are based on; null if that is the version loaded now. */
  readonly version: number | null;
  readonly changes: Partial<ReferenceLists["rules"]>;
}

/** For each field of the account assignment: whether orders have it, whether they need it, and how it must look. */
export function ReferenceRulesCard({ lists }: { lists: ReferenceLists }) {
  const { rules: texts, fields } = useTexts(referencesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [draft, setDraft] = useState<Draft | null>(null);
  const version = draft?.version ?? lists.version;
  const rules = { ...lists.rules, ...draft?.changes };
  const set = (field: ReferenceField, change: Partial<ReferenceRule>) =>
    setDraft({ version, changes: { ...draft?.changes, [field]: { ...rules[field], ...change } } });
  const isDirty = referenceFields.some(
    (field) => JSON.stringify(rules[field]) !== JSON.stringify(lists.rules[field]),
  );
  const isBad = referenceFields.some((field) => hasBadPattern(rules[field]));
  const saving = useSubmit<ReferenceRulesInput>({
    send: (body) => call(referencesApi.changeReferenceRules, { body }),
    onDone: async () => {
      showSnack({ message: texts.saved, variant: "success" });
      await refreshReferences(queryClient);
      // If rules were changed while saving, keep these changes, now based on the version just saved.
      setDraft((now) => (now === draft ? null : now && { ...now, version: null }));
    },
    onFailure: ({ error }) => {
      // Somebody else has saved first: the next submit saves the changes made here over their version.
      if (!isChangedMeanwhile(error)) return;
      setDraft((now) => now && { ...now, version: null });
      void refreshReferences(queryClient);
    },
  });
  return (
    <Card title={texts.title}>
      <LeaveGuard dirty={isDirty} title={texts.title} />
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
            {isChangedMeanwhile(saving.failure.error) ? texts.changedMeanwhile : saving.failure.sentence}
          </Note>
        )}
        <Button
          variant="primary"
          busy={saving.busy}
          busyText={texts.saving}
          onClick={() => {
            if (!isBad) void saving.submit({ version, rules });
          }}
        >
          {texts.save}
        </Button>
      </div>
    </Card>
  );
}
