import { type Language, languages } from "@kreislauf/contract/base";
import { type ContainerLabel, type LabelSize, labelsApi, maxPrintedLabels } from "@kreislauf/contract/labels";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { download, saveFile } from "../base/download.ts";
import { useSubmit } from "../base/use-submit.ts";
import { labelsTexts } from "./labels.texts.ts";
import styles from "./labels.module.css";

interface PrintCardProps {
  chosen: readonly ContainerLabel[];
  onPrinted: () => void;
  onEnd: (labels: readonly ContainerLabel[]) => void;
}

/** Chooses size, language and contents of the printed labels, and prints the chosen labels. */
export function PrintCard({ chosen, onPrinted, onEnd }: PrintCardProps) {
  const texts = useTexts(labelsTexts);
  const { print } = texts;
  const showSnack = useSnackbar();
  const [size, setSize] = useState<LabelSize>("a4");
  const [per, setPer] = useState<"container" | "wasteType">("container");
  const [language, setLanguage] = useState<Language>("de");
  const [withCode, setWithCode] = useState(true);
  const [withContact, setWithContact] = useState(true);
  const count = chosen.reduce(
    (sum, { containersOnSite }) => sum + (per === "container" ? Math.max(1, containersOnSite) : 1),
    0,
  );
  const { busy, failure, submit } = useSubmit({
    send: () =>
      download(labelsApi.printContainerLabels, {
        body: {
          agreementIds: chosen.map(({ agreementId }) => agreementId),
          size,
          per,
          withCode,
          withContact,
          language,
        },
      }),
    onDone: ({ file }) => {
      if (file === undefined) return;
      saveFile(file);
      showSnack({ message: print.saved(file.fileName), variant: "success" });
      onPrinted();
    },
  });
  const withValidCode = chosen.filter(({ code }) => code.state === "active" || code.state === "unprintable");
  const lockedBecause =
    count === 0 ? print.nothing : count > maxPrintedLabels ? print.tooMany(maxPrintedLabels) : undefined;
  return (
    <Card title={print.title}>
      <div className={styles.print}>
        <ChoiceRows
          label={print.size}
          options={[
            { value: "a4", ...print.a4 },
            { value: "a6", ...print.a6 },
          ]}
          value={size}
          onChange={setSize}
        />
        <SegmentedControl
          fill
          label={print.per}
          options={[
            { value: "container", label: print.perContainer },
            { value: "wasteType", label: print.perWasteType },
          ]}
          value={per}
          onChange={setPer}
        />
        <SegmentedControl
          fill
          label={print.language}
          options={languages.map((value) => ({ value, label: print.languages[value] }))}
          value={language}
          onChange={setLanguage}
        />
        <div>
          <Switch label={print.withCode} checked={withCode} onChange={setWithCode} />
          <Switch
            label={print.withContact}
            text={print.withContactText}
            checked={withContact}
            onChange={setWithContact}
          />
        </div>
        {failure && (
          <Note variant="error" role="alert">
            {failure.sentence}
          </Note>
        )}
        <Button
          variant="primary"
          block
          icon={FileDown}
          busy={busy}
          busyText={print.busy}
          lockedBecause={lockedBecause}
          onClick={() => void submit()}
        >
          {print.submit(count)}
        </Button>
        <p className={styles.hint}>{lockedBecause ?? print.hint}</p>
        {withValidCode.length > 0 && (
          <Button variant="ghost" block onClick={() => onEnd(withValidCode)}>
            {texts.endChosen(withValidCode.length)}
          </Button>
        )}
      </div>
    </Card>
  );
}
