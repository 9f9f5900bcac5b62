import type { ContainerLabel } from "@kreislauf/contract/labels";
import { Ban, Ellipsis, Pencil, RefreshCw } from "lucide-react";
import { berlinDate } from "@kreislauf/contract/base";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import type { RowChoice } from "@kreislauf/ui/data/row-choice.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { containerShapes } from "../catalog/index.ts";
import type { CodeQuestion } from "./code-dialogs.tsx";
import { labelsTexts } from "./labels.texts.ts";
import styles from "./labels.module.css";

interface LabelTableProps {
  /** Undefined until they are loaded. */
  labels: readonly ContainerLabel[] | undefined;
  chosen: readonly ContainerLabel[];
  onChoose: (agreementIds: ReadonlySet<number>) => void;
  onEdit: (label: ContainerLabel) => void;
  onAsk: (question: CodeQuestion) => void;
}

const stateLooks: Readonly<Record<ContainerLabel["code"]["state"], StatusVariant>> = {
  none: "open",
  active: "done",
  ended: "cancelled",
  unprintable: "claimed",
};

/** The containers of a site with their codes. */
export function LabelTable({ labels, chosen, onChoose, onEdit, onAsk }: LabelTableProps) {
  const texts = useTexts(labelsTexts);
  const { date } = useFormats();
  const dayOf = (instant: string) => date(berlinDate(Temporal.Instant.from(instant)));
  const chosenIds = new Set(chosen.map(({ agreementId }) => agreementId));
  const rows = labels ?? [];
  const isAll = rows.length > 0 && chosenIds.size === rows.length;
  const choice: RowChoice<ContainerLabel> = {
    isChosen: ({ agreementId }) => chosenIds.has(agreementId),
    label: ({ wasteType }) => texts.choose(wasteType.description),
    onToggle: ({ agreementId }) => {
      const next = new Set(chosenIds);
      if (!next.delete(agreementId)) next.add(agreementId);
      onChoose(next);
    },
    page: {
      label: texts.chooseAll,
      isChosen: isAll,
      isMixed: chosenIds.size > 0 && !isAll,
      isLocked: rows.length === 0,
      onToggle: () => onChoose(new Set(isAll ? [] : rows.map(({ agreementId }) => agreementId))),
    },
  };
  const columns: readonly DataColumn<ContainerLabel>[] = [
    {
      id: "container",
      head: texts.columns.container,
      cell: ({ wasteType, containerType, containersOnSite }) => (
        <span className={styles.container}>
          <ContainerDrawing shape={containerShapes[containerType.drawing]} size="tile" />
          <span>
            <b>{wasteType.description}</b>
            <small>
              {[texts.amountOf(containersOnSite, containerType.type), wasteType.avvCode]
                .filter(Boolean)
                .join(" · ")}{" "}
              {wasteType.hazardous && <HazardMark />}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: "code",
      head: texts.columns.code,
      cell: ({ code }) => (
        <StatusBadge status={stateLooks[code.state]}>{texts.state[code.state]}</StatusBadge>
      ),
      sub: ({ code }) =>
        code.printedOn === null || code.state === "ended" ? null : texts.printedOn(dayOf(code.printedOn)),
    },
    {
      id: "report",
      head: texts.columns.report,
      cell: ({ lastReport }) => (lastReport === null ? "–" : dayOf(lastReport.reportedOn)),
      sub: ({ lastReport }) =>
        lastReport === null ? null : texts.reportedBy(lastReport.name, lastReport.amount),
    },
  ];
  return (
    <Card
      title={texts.containers}
      actions={labels !== undefined && labels.length > 0 ? <CountPill count={labels.length} /> : undefined}
      flush
    >
      <DataTable
        label={texts.containers}
        columns={columns}
        rows={labels}
        rowId={({ agreementId }) => agreementId}
        choice={choice}
        loadingText={texts.loading}
        empty={<StateMessage illustration="periodic" title={texts.empty.title} text={texts.empty.text} />}
        actions={(label) => {
          const hasCode = label.code.state === "active" || label.code.state === "unprintable";
          const lockedBecause = hasCode ? undefined : texts.noCode;
          return (
            <Menu
              trigger={<IconButton icon={Ellipsis} label={texts.actionsOf(label.wasteType.description)} />}
              entries={[
                { text: texts.edit, icon: Pencil, onSelect: () => onEdit(label) },
                {
                  text: texts.renew,
                  icon: RefreshCw,
                  lockedBecause,
                  onSelect: () => onAsk({ kind: "renew", labels: [label] }),
                },
                {
                  text: texts.end,
                  icon: Ban,
                  danger: true,
                  lockedBecause,
                  onSelect: () => onAsk({ kind: "end", labels: [label] }),
                },
              ]}
            />
          );
        }}
      />
    </Card>
  );
}
