import {
  priceReaders,
  type PriceReaders,
  type ReferenceLists,
  referencesApi,
} from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { refreshReferences } from "./purchasing.queries.ts";
import { referencesTexts } from "./references.texts.ts";
import styles from "./references.module.css";

/** Chooses who in the company may see prices. The choice is saved at once. */
export function PriceReadersCard({ lists }: { lists: ReferenceLists }) {
  const { prices: texts } = useTexts(referencesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { readers, version } = lists.prices;
  const saving = useSubmit<PriceReaders>({
    send: (chosen) => call(referencesApi.changePriceReaders, { body: { version, readers: chosen } }),
    onDone: () => showSnack({ message: texts.saved, variant: "success" }),
    onSettled: () => refreshReferences(queryClient),
  });
  return (
    <Card title={texts.title}>
      <div className={styles.rule}>
        <p className={styles.hint}>{texts.text}</p>
        <SegmentedControl
          label={texts.label}
          options={priceReaders.map((value) => ({ value, label: texts.readers[value] }))}
          value={saving.input !== undefined && saving.busy ? saving.input : readers}
          onChange={(chosen) => void saving.submit(chosen)}
        />
        {saving.failure && (
          <Note variant="error" role="alert">
            {saving.failure.sentence}
          </Note>
        )}
      </div>
    </Card>
  );
}
