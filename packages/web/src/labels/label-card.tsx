import { berlinDate } from "@kreislauf/contract/base";
import { unbrokenAvvCode } from "@kreislauf/contract/catalog";
import type { ContainerLabel } from "@kreislauf/contract/labels";
import type { ReactNode } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import type { RowChoice } from "@kreislauf/ui/data/row-choice.ts";
import { RowCheckbox } from "@kreislauf/ui/data/row-checkbox.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { containerShapes } from "../catalog/index.ts";
import { labelsTexts } from "./labels.texts.ts";
import styles from "./labels.module.css";

const stateLooks: Readonly<Record<ContainerLabel["code"]["state"], StatusVariant>> = {
  none: "open",
  active: "done",
  ended: "cancelled",
  unprintable: "claimed",
};

interface LabelProps {
  label: ContainerLabel;
}

/** The container that a label is for: its drawing, waste, container type and number of containers. */
export function LabelContainer({ label }: LabelProps) {
  const texts = useTexts(labelsTexts);
  const { wasteType, containerType, containersOnSite } = label;
  return (
    <span className={styles.container}>
      <ContainerDrawing shape={containerShapes[containerType.drawing]} size="tile" />
      <span>
        <b>
          <BreakableText text={wasteType.description} />
        </b>
        <small>
          {[
            texts.amountOf(containersOnSite, containerType.type),
            wasteType.avvCode && unbrokenAvvCode(wasteType.avvCode),
          ]
            .filter(Boolean)
            .join(" · ")}{" "}
          {wasteType.hazardous && <HazardMark />}
        </small>
      </span>
    </span>
  );
}

export function CodeBadge({ label: { code } }: LabelProps) {
  const texts = useTexts(labelsTexts);
  return <StatusBadge status={stateLooks[code.state]}>{texts.state[code.state]}</StatusBadge>;
}

/** Returns functions that put facts about a label in words. */
export function useLabelDates() {
  const texts = useTexts(labelsTexts);
  const { date } = useFormats();
  const dayOf = (instant: string) => date(berlinDate(Temporal.Instant.from(instant)));
  return {
    /** When the label was printed; null if it never was, or if its code has ended. */
    printed: ({ code }: ContainerLabel) =>
      code.printedOn === null || code.state === "ended" ? null : texts.printedOn(dayOf(code.printedOn)),
    /** The day of the container's last report; null if there is none. */
    reported: ({ lastReport }: ContainerLabel) => (lastReport === null ? null : dayOf(lastReport.reportedOn)),
    /** Who made the last report, and for how many containers; null if there is none. */
    reporter: ({ lastReport }: ContainerLabel) =>
      lastReport === null ? null : texts.reportedBy(lastReport.name, lastReport.amount),
  };
}

interface LabelCardProps extends LabelProps {
  choice: RowChoice<ContainerLabel>;
  menu: ReactNode;
}

/** A label as a card, for the list on narrow screens. */
export function LabelCard({ label, choice, menu }: LabelCardProps) {
  const texts = useTexts(labelsTexts);
  const dates = useLabelDates();
  const reported = dates.reported(label);
  return (
    <article className={styles.card}>
      <RowCheckbox choice={choice} row={label} />
      <div className={styles.facts}>
        <LabelContainer label={label} />
        <span className={styles.code}>
          <CodeBadge label={label} />
          <small>{dates.printed(label)}</small>
        </span>
        {reported !== null && (
          <small>
            {texts.columns.report}: {reported}, {dates.reporter(label)}
          </small>
        )}
      </div>
      {menu}
    </article>
  );
}
