import { daysBetween, permission } from "@kreislauf/contract/base";
import type { ProofRow } from "@kreislauf/contract/proofs";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useUser } from "../base/session.ts";
import { useRoomDialog } from "../base/use-room-dialog.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./proofs.module.css";

type Urgent = ProofRow & { readonly state: "missing" | "ended" | "used_up" | "ends_soon" | "near_limit" };

const quiet: ReadonlySet<ProofRow["state"]> = new Set(["valid", "small_quantity", "upcoming"]);
const isUrgent = (row: ProofRow): row is Urgent => !quiet.has(row.state);

/** The proofs and waste types that somebody has to take care of, the most urgent first. */
export function ProofTodo({ rows }: { rows: readonly ProofRow[] }) {
  const texts = useTexts(proofsTexts).todo;
  const inquiry = useRoomDialog("inquiry");
  const mayAsk = useUser().permissions.includes(permission.agreementManager);
  const showSnack = useSnackbar();
  const request = ({ site, wasteType }: ProofRow) =>
    void inquiry
      .open({ siteId: site.id, wasteTypeId: wasteType.id })
      .catch(() => showSnack({ message: texts.dialogMissing, variant: "error" }));
  const urgent = rows.filter(isUrgent);
  return (
    <Card flush title={texts.title} actions={urgent.length > 0 && <CountPill count={urgent.length} />}>
      {urgent.length === 0 ? (
        <p className={styles.nothing}>
          <Icon of={CircleCheck} />
          {texts.nothing}
        </p>
      ) : (
        <ul className={styles.todo}>
          {urgent.map((row) => (
            <TodoItem
              key={`${row.site.id} ${row.wasteType.id} ${row.proof?.id ?? 0}`}
              row={row}
              onRequest={mayAsk ? () => request(row) : undefined}
            />
          ))}
        </ul>
      )}
      {inquiry.element}
    </Card>
  );
}

function TodoItem({ row, onRequest }: { row: Urgent; onRequest: (() => void) | undefined }) {
  const { todo: texts, inDays, kinds, meter } = useTexts(proofsTexts);
  const { date } = useFormats();
  const tonnes = useTonnes();
  const { site, wasteType, proof, state, containers, requestedOn } = row;
  const place = `${site.alias}, ${site.city}`;
  const waste = wasteType.description;
  const isRed = state === "missing" || state === "ended" || state === "used_up";
  const sentence =
    state === "ends_soon"
      ? texts.ends_soon(place, waste, inDays(daysBetween(today(), proof?.validUntil ?? today())))
      : texts[state](place, waste);
  const detail =
    proof === null
      ? texts.containers(wasteType.avvCode, containers)
      : state === "used_up" || state === "near_limit"
        ? `${meter.used(tonnes(proof.usedKg), tonnes(proof.limitKg))} · ${kinds[proof.kind]} ${proof.number}`
        : `${date(proof.validUntil)} · ${kinds[proof.kind]} ${proof.number}`;
  return (
    <li>
      <span className={isRed ? styles.red : styles.orange}>
        <Icon of={isRed ? CircleX : TriangleAlert} size={18} />
      </span>
      <div>
        <b>{sentence}</b>
        <small>{requestedOn === null ? detail : `${detail} · ${texts.requested(date(requestedOn))}`}</small>
      </div>
      {onRequest && requestedOn === null && (
        <Button small onClick={onRequest}>
          {state === "ends_soon" ? texts.extend : texts.request}
        </Button>
      )}
    </li>
  );
}
