import { type DeskNote, deskTransportNotesApi, type DeskOrder } from "@kreislauf/contract/desk";
import { noteParties, type OrderNote } from "@kreislauf/contract/proofs";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { call } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { SectionState } from "../base/section-state.tsx";
import { type FormOpener, useFormOpener } from "../base/use-form-opener.ts";
import styles from "../base/panel.module.css";
import { NoteForm } from "./transport-note-form.tsx";
import { notesTexts } from "./transport-notes.texts.ts";

interface NoteSectionProps {
  order: DeskOrder;
  staff: DeskStaff;
}

/**
 * The proof and transport note of an order. Shown for hazardous waste, for a note that remains after the waste was
 * redeclared, and while the form is open: somebody else may redeclare the waste meanwhile.
 */
export function NoteSection({ order, staff }: NoteSectionProps) {
  const texts = useTexts(notesTexts);
  const form = useFormOpener();
  const found = useQuery({
    queryKey: ["desk", "note", order.id],
    queryFn: () => call(deskTransportNotesApi.deskOrderNote, { params: { orderId: order.id } }),
  });
  const hasNote = (found.data?.note ?? null) !== null;
  if (!order.isHazardous && !hasNote && !form.isOpen) return null;
  return (
    <section className={styles.section}>
      <h3>{texts.title}</h3>
      <SectionState query={found} loadingText={texts.loading} />
      {found.data && (
        <NoteContent order={order} found={found.data} form={form} mayWrite={hasRole(staff, "dispatch")} />
      )}
    </section>
  );
}

interface NoteContentProps {
  order: DeskOrder;
  found: DeskNote;
  form: FormOpener;
  mayWrite: boolean;
}

function NoteContent({ order, found, form, mayWrite }: NoteContentProps) {
  const texts = useTexts(notesTexts);
  const { isOpen, setIsOpen, opener } = form;
  const { note } = found;
  const hasNumber = note !== null && note.number !== null;
  return (
    <>
      {note !== null && <NoteLines note={note} />}
      {!hasNumber && <p className={styles.hint}>{texts.none}</p>}
      {mayWrite && isOpen && (
        <NoteForm
          order={order}
          found={found}
          label={hasNumber ? texts.change : texts.enter}
          onDone={() => setIsOpen(false)}
        />
      )}
      {mayWrite && !isOpen && (
        <div className={styles.actions}>
          <Button ref={opener} small onClick={() => setIsOpen(true)}>
            {hasNumber ? texts.change : texts.enter}
          </Button>
        </div>
      )}
    </>
  );
}

function NoteLines({ note }: { note: OrderNote }) {
  const texts = useTexts(notesTexts);
  const formats = useFormats();
  const { kind, number, signatures } = note;
  const entries = [
    { label: texts.proof, value: note.proofNumber },
    { label: texts.stated, value: note.statedProofNumber },
  ].filter(({ value }) => value !== null);
  // A handover note has no signature of the disposer.
  const parties = noteParties.filter((party) => party !== "disposer" || kind === "consignment");
  const signed = parties.map((party) => {
    const signature = signatures[party];
    const value = signature
      ? texts.signed(signature.name, formats.dateTime(signature.signedAt))
      : texts.waiting;
    return { label: texts.parties[party], value };
  });
  return (
    <>
      {note.warning !== null && <p className={styles.hint}>{texts.warnings[note.warning]}</p>}
      <DefinitionList
        inRows
        entries={
          kind === null || number === null
            ? entries
            : [...entries, { label: texts.kinds[kind], value: number }, ...signed]
        }
      />
    </>
  );
}
