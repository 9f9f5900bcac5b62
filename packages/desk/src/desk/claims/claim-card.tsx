import { type DeskOrderDetail, deskOrdersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { fieldErrorOf, formErrorOf } from "../../base/field-error.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { useUnsavedForm } from "../../base/leave-guard.tsx";
import { OrderChangedNote } from "../base/order-changed-note.tsx";
import { useLateOrderRefusal } from "../base/use-late-refusal.ts";
import { useReadVersion } from "../base/use-read-version.ts";
import { useRefusalFocus } from "../base/use-refusal-focus.ts";
import { customerWords } from "../customer-words.texts.ts";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "../base/panel.module.css";

/** The fields of the form as they are typed. */
interface Ticket {
  ticketNumber: string;
  ticketStatus: string;
  hint: string;
}

const fields = ["ticketNumber", "ticketStatus", "hint"] as const satisfies readonly (keyof Ticket)[];

interface ClaimCardProps {
  detail: Pick<DeskOrderDetail, "order" | "claim">;
  staff: DeskStaff;
  /** Shows only the form for the answer; the claim itself is shown elsewhere. */
  isAnswerOnly?: boolean;
}

/** The customer's claim, and the form for its ticket. The customer reads the ticket's status and the answer. */
export function ClaimCard({ detail, staff, isAnswerOnly = false }: ClaimCardProps) {
  const texts = useTexts(inboxTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const { order, claim } = detail;
  // Holds only the fields that the person changed; all other fields show the saved claim, even when somebody else saves
  // it.
  const [typed, setTyped] = useState<Partial<Ticket>>({});
  const present: Ticket = {
    ticketNumber: claim?.ticketNumber ?? order.orderNumber,
    ticketStatus: claim?.ticketStatus ?? customerWords.ticketStatusAtFirst,
    hint: claim?.hint ?? "",
  };
  const ticket = { ...present, ...typed };
  /** The ticket saved last, until the claim is reloaded. */
  const [saved, setSaved] = useState<Ticket>();
  const isDirty = fields.some((field) => ticket[field] !== (saved ?? present)[field]);
  useUnsavedForm(texts.claim, isDirty);
  const refuseLate = useLateOrderRefusal(order.orderNumber);
  const read = useReadVersion(order.version, isDirty);
  const type = (changes: Partial<Ticket>) => setTyped({ ...typed, ...changes });
  const save = useMutation({
    mutationFn: (sent: Ticket) =>
      call(deskOrdersApi.answerDeskClaim, {
        params: { orderId: order.id },
        body: { version: read.version, ...sent },
      }),
    onSuccess: (_order, sent) => setSaved(sent),
    onError: (error) => {
      if (isRefusedBy(error, "order_changed")) read.readAnew();
      refuseLate(error);
    },
    onSettled: async (_order, error) => {
      await client.invalidateQueries({ queryKey: ["desk"] });
      if (error !== null) return;
      setTyped({});
      setSaved(undefined);
      show({ message: texts.ticketSaved(order.orderNumber), variant: "success" });
    },
  });
  const form = useRefusalFocus<HTMLFormElement>(save.error);
  const sentence = isRefusedBy(save.error, "order_changed") ? texts.changed : formErrorOf(save.error);
  const isOver = order.phase !== "claimed";
  const isShown = hasRole(staff, "claims") && (!isOver || isDirty);
  const isChanged = read.isChanged && !save.isPending;
  if (claim === null || (isAnswerOnly && !isShown)) return null;
  return (
    <section className={styles.form} aria-label={texts.claim}>
      <h3>{texts.claim}</h3>
      {!isAnswerOnly && (
        <p>
          {formats.dateTime(claim.claimedOn)}
          {claim.reason !== null && `: ${claim.reason}`}
        </p>
      )}
      {isShown && (
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isOver) save.mutate(ticket);
          }}
        >
          {isOver ? (
            <Note variant="warning" role="status">
              {texts.claimClosed}
            </Note>
          ) : (
            <OrderChangedNote isChanged={isChanged} />
          )}
          {isChanged && present.hint !== "" && <p>{texts.answerSoFar(present.hint)}</p>}
          <TextArea
            label={texts.ticketAnswer}
            optional
            maxLength={500}
            value={ticket.hint}
            error={fieldErrorOf(save.error, "hint")}
            onChange={(event) => type({ hint: event.target.value })}
          />
          <TextField
            label={texts.ticketNumber}
            required
            maxLength={50}
            value={ticket.ticketNumber}
            error={fieldErrorOf(save.error, "ticketNumber")}
            onChange={(event) => type({ ticketNumber: event.target.value })}
          />
          <TextField
            label={texts.ticketStatus}
            required
            maxLength={50}
            value={ticket.ticketStatus}
            error={fieldErrorOf(save.error, "ticketStatus")}
            onChange={(event) => type({ ticketStatus: event.target.value })}
          />
          {sentence !== undefined && (
            <Note variant="error" role="alert">
              {sentence}
            </Note>
          )}
          <Button
            variant="primary"
            type="submit"
            busy={save.isPending}
            lockedBecause={isOver ? texts.claimClosed : undefined}
            reasonElsewhere
          >
            {texts.saveTicket}
          </Button>
        </form>
      )}
    </section>
  );
}
