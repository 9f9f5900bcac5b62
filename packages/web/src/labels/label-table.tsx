import type { ContainerLabel } from "@kreislauf/contract/labels";
import { Ban, Ellipsis, Pencil, RefreshCw } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { PageCheckbox } from "@kreislauf/ui/data/row-checkbox.tsx";
import type { RowChoice } from "@kreislauf/ui/data/row-choice.ts";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { type CodeQuestion, hasCode } from "./code-dialogs.tsx";
import { CodeBadge, LabelCard, LabelContainer, useLabelDates } from "./label-card.tsx";
import { labelsTexts } from "./labels.texts.ts";

interface LabelTableProps {
  /** Undefined until the labels are loaded. */
  labels: readonly ContainerLabel[] | undefined;
  chosen: readonly ContainerLabel[];
  onChoose: (agreementIds: ReadonlySet<number>) => void;
  onEdit: (label: ContainerLabel) => void;
  onAsk: (question: CodeQuestion) => void;
}

/** Names a container by its waste and its type, because two containers of a site may take the same waste. */
const nameOf = ({ wasteType, containerType }: ContainerLabel) =>
  `${wasteType.description}, ${containerType.type}`;

/** The containers of a site with the codes of their labels. */
export function LabelTable({ labels, chosen, onChoose, onEdit, onAsk }: LabelTableProps) {
  const texts = useTexts(labelsTexts);
  const dates = useLabelDates();
  const isMobile = useIsMobile();
  const chosenIds = new Set(chosen.map(({ agreementId }) => agreementId));
  const rows = labels ?? [];
  const isAll = rows.length > 0 && chosenIds.size === rows.length;
  const choice: RowChoice<ContainerLabel> = {
    isChosen: ({ agreementId }) => chosenIds.has(agreementId),
    label: (label) => texts.choose(nameOf(label)),
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
      cell: (label) => <LabelContainer label={label} />,
    },
    {
      id: "code",
      head: texts.columns.code,
      cell: (label) => <CodeBadge label={label} />,
      sub: dates.printed,
    },
    {
      id: "report",
      head: texts.columns.report,
      cell: (label) => dates.reported(label) ?? "–",
      sub: dates.reporter,
    },
  ];
  const menuOf = (label: ContainerLabel) => {
    const lockedBecause = hasCode(label) ? undefined : texts.noCode;
    return (
      <Menu
        trigger={<IconButton icon={Ellipsis} label={texts.actionsOf(nameOf(label))} />}
        entries={[
          { text: texts.edit, icon: Pencil, onSelect: () => onEdit(label) },
          {
            text: texts.renew,
            icon: RefreshCw,
            lockedBecause,
            onSelect: () => onAsk({ kind: "renew", label }),
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
  };
  return (
    <Card
      title={texts.containers}
      actions={
        rows.length === 0 ? undefined : (
          <>
            <CountPill count={rows.length} />
            {isMobile && <PageCheckbox page={choice.page} />}
          </>
        )
      }
      flush
    >
      <DataTable
        label={texts.title}
        columns={columns}
        rows={labels}
        rowId={({ agreementId }) => agreementId}
        choice={choice}
        loadingText={texts.loading}
        empty={<StateMessage illustration="periodic" title={texts.empty.title} text={texts.empty.text} />}
        actions={menuOf}
        card={(label) => <LabelCard label={label} choice={choice} menu={menuOf(label)} />}
      />
    </Card>
  );
}
