import { noteParties, type OrderNote } from "@kreislauf/contract/proofs";
import { useQuery } from "@tanstack/react-query";
import { Check, Clock } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { orderNoteTexts } from "./order-note.texts.ts";
import { orderNoteQuery } from "./proofs.queries.ts";
import styles from "./order-note-card.module.css";

/**
 * The proof for an order of hazardous waste, and its transport note with who has signed that. Renders nothing for other
 * orders.
 */
export function OrderNoteCard({ orderId }: { orderId: number }) {
  const { data } = useQuery(orderNoteQuery(orderId));
  if (!data?.note) return null;
  return <NoteFacts note={data.note} />;
}

function NoteFacts({ note }: { note: OrderNote }) {
  const texts = useTexts(orderNoteTexts);
  const { dateTime } = useFormats();
  const { kind, number, proofNumber, statedProofNumber, warning, signatures } = note;
  // The disposer does not sign a handover note, so it has two signatures instead of three.
  const parties = noteParties.filter((party) => kind !== "handover" || party !== "disposer");
  const isComplete = parties.every((party) => signatures[party] !== null);
  const state = isComplete ? "complete" : signatures.producer === null ? "yours" : "signing";
  const variant = { complete: "done", signing: "open", yours: "claimed" } as const;
  return (
    <Card
      title={kind === null ? texts.proofTitle : texts.kinds[kind]}
      actions={kind !== null && <StatusBadge status={variant[state]}>{texts.states[state]}</StatusBadge>}
    >
      <div className={styles.note}>
        {number !== null && <p className={styles.number}>{number}</p>}
        {proofNumber !== null && <p className={styles.second}>{texts.proof(proofNumber)}</p>}
        {statedProofNumber !== null && <p className={styles.second}>{texts.stated(statedProofNumber)}</p>}
        {warning !== null && <Note variant="warning">{texts.warnings[warning]}</Note>}
        {kind === null ? (
          <p className={styles.second}>{texts.pending}</p>
        ) : (
          <ul className={styles.parties}>
            {parties.map((party) => {
              const signed = signatures[party];
              return (
                <li key={party} className={signed ? styles.signed : undefined}>
                  <Icon of={signed ? Check : Clock} size={18} />
                  <span>
                    {texts.parties[party]}
                    {signed && <small>{signed.name}</small>}
                  </span>
                  <small>{signed ? dateTime(signed.signedAt) : texts.waiting}</small>
                </li>
              );
            })}
          </ul>
        )}
        {kind !== null && !isComplete && <p className={styles.second}>{texts.outside}</p>}
      </div>
    </Card>
  );
}
