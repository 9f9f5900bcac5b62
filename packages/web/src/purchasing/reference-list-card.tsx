import {
  type Reference,
  type ReferenceField,
  referenceFields,
  type ReferenceLists,
} from "@kreislauf/contract/purchasing";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { EntryCard } from "./entry-card.tsx";
import { ReferenceDialog } from "./reference-dialog.tsx";
import { referencesTexts } from "./references.texts.ts";
import styles from "./references.module.css";

/** The entries of the chosen list; a frame order shows how much of its amount is left. */
export function ReferenceListCard({ lists }: { lists: ReferenceLists }) {
  const texts = useTexts(referencesTexts);
  const { list, fields } = texts;
  const { date, money } = useFormats();
  const [field, setField] = useState<ReferenceField>("costCentre");
  const [edited, setEdited] = useState<Reference | "new" | null>(null);
  const rows = lists.entries.filter((entry) => entry.field === field);
  const leftOf = ({ amountCents, orderedCents }: Reference) => {
    if (amountCents === null) return undefined;
    const left = amountCents - orderedCents;
    return left < 0 ? list.over(money(-left)) : list.left(money(left));
  };
  const factsOf = (entry: Reference) => {
    const { name, endsOn, amountCents, orderedCents } = entry;
    const left = leftOf(entry);
    return [
      ...(name === null ? [] : [name]),
      ...(endsOn === null ? [] : [list.until(date(endsOn))]),
      ...(amountCents === null ? [] : [list.frame(money(amountCents))]),
      `${list.orderedSoFar(money(orderedCents))}${left === undefined ? "" : `, ${left}`}`,
    ];
  };
  const stateOf = ({ closed, endsOn }: Reference) =>
    closed ? "closed" : endsOn !== null && endsOn < today() ? "ended" : "open";
  const pencil = (entry: Reference) => (
    <IconButton icon={Pencil} label={list.edit(entry.code)} onClick={() => setEdited(entry)} />
  );
  return (
    <Card
      flush
      title={list.title}
      actions={
        <Button small icon={Plus} onClick={() => setEdited("new")}>
          {list.add}
        </Button>
      }
    >
      <Tabs
        label={list.tabs}
        tabs={referenceFields.map((value) => ({
          value,
          label: fields[value],
          count: lists.entries.filter((entry) => entry.field === value && !entry.closed).length,
        }))}
        value={field}
        onChange={setField}
      >
        <DataTable
          label={list.ofField(fields[field])}
          loadingText={texts.loading}
          rows={rows}
          rowId={({ id }) => id}
          empty={<p className={styles.nothing}>{list.empty}</p>}
          actions={pencil}
          card={(entry) => (
            <EntryCard
              title={entry.code}
              facts={factsOf(entry)}
              badge={stateOf(entry) !== "open" && <Badge>{list[stateOf(entry)]}</Badge>}
              button={pencil(entry)}
            />
          )}
          columns={[
            { id: "code", head: list.code, cell: ({ code }) => <b>{code}</b>, sub: ({ name }) => name },
            {
              id: "endsOn",
              head: list.endsOn,
              wrap: "never",
              cell: ({ endsOn }) => (endsOn === null ? "–" : date(endsOn)),
            },
            {
              id: "amount",
              head: list.amount,
              align: "right",
              cell: ({ amountCents }) => (amountCents === null ? "–" : money(amountCents)),
              sub: leftOf,
            },
            {
              id: "ordered",
              head: list.ordered,
              align: "right",
              cell: ({ orderedCents }) => money(orderedCents),
            },
            {
              id: "state",
              head: list.state,
              cell: (entry) => <Badge>{list[stateOf(entry)]}</Badge>,
            },
          ]}
        />
      </Tabs>
      {edited !== null && (
        <ReferenceDialog
          field={field}
          entry={edited === "new" ? null : edited}
          onClosed={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
