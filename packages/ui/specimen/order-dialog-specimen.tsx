import { useState } from "react";
import { useTexts } from "../src/base/language.ts";
import { Button } from "../src/controls/button.tsx";
import { Calendar } from "../src/dates/calendar.tsx";
import { ChoiceRows } from "../src/controls/choice-rows.tsx";
import { ContainerDrawing } from "../src/drawings/container-drawing.tsx";
import { DeadlineLine } from "../src/feedback/deadline-line.tsx";
import { Dialog } from "../src/overlays/dialog.tsx";
import { TextArea } from "../src/controls/text-area.tsx";
import { sampleToday, useSampleFacts } from "./sample-dates.ts";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

/** A dialog with a form, which asks for confirmation before it discards the note. */
export function OrderDialogSpecimen({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { dialogs, choices, dates, inputs } = useTexts(widgetsTexts);
  const facts = useSampleFacts();
  const [action, setAction] = useState("empty");
  const [wish, setWish] = useState("2026-04-09");
  const [note, setNote] = useState("");
  const close = () => {
    setNote("");
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={note !== ""}
      title={dialogs.title}
      description={dialogs.description}
      leading={<ContainerDrawing shape="skip" size="tile" />}
      footerNote={<DeadlineLine>{dialogs.until}</DeadlineLine>}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
      actions={
        <Button variant="primary" type="submit">
          {dialogs.submit}
        </Button>
      }
    >
      <div className={styles.orderForm}>
        <div className={styles.stack}>
          <ChoiceRows
            label={choices.action}
            value={action}
            onChange={setAction}
            options={[
              { value: "exchange", title: choices.exchange, text: choices.exchangeText },
              { value: "empty", title: choices.empty, text: choices.emptyText },
            ]}
          />
          <TextArea
            label={inputs.note}
            optional
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <Calendar
          label={dates.wish}
          value={wish}
          onChange={setWish}
          today={sampleToday}
          facts={facts}
          from={sampleToday}
          lockedLegend={dates.legend}
        />
      </div>
    </Dialog>
  );
}
