import { type DeskOrderDetail, deskOrdersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { inboxTexts } from "../inbox.texts.ts";
import styles from "../order-panel.module.css";

/** What the customer claims, and the ticket with the answer they read. */
export function ClaimCard({
  detail,
  staff,
}: {
  detail: Pick<DeskOrderDetail, "order" | "claim">;
  staff: DeskStaff;
}) {
  const texts = useTexts(inboxTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const { order, claim } = detail;
  const [ticketNumber, setTicketNumber] = useState(claim?.ticketNumber ?? "");
  const [ticketStatus, setTicketStatus] = useState(claim?.ticketStatus ?? "");
  const [hint, setHint] = useState(claim?.hint ?? "");
  const save = useMutation({
    mutationFn: () =>
      call(deskOrdersApi.answerDeskClaim, {
        params: { orderId: order.id },
        body: { version: order.version, ticketNumber, ticketStatus, hint },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  if (claim === null) return null;
  const mayAnswer = hasRole(staff, "claims") && order.phase === "claimed";
  return (
    <section className={styles.form} aria-label={texts.claim}>
      <h3>{texts.claim}</h3>
      <p>
        {formats.dateTime(claim.claimedOn)}
        {claim.reason !== null && `: ${claim.reason}`}
      </p>
      {mayAnswer && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <TextField
            label={texts.ticketNumber}
            required
            maxLength={50}
            value={ticketNumber}
            onChange={(event) => setTicketNumber(event.target.value)}
          />
          <TextField
            label={texts.ticketStatus}
            required
            maxLength={50}
            value={ticketStatus}
            onChange={(event) => setTicketStatus(event.target.value)}
          />
          <TextArea
            label={texts.ticketAnswer}
            optional
            maxLength={500}
            value={hint}
            onChange={(event) => setHint(event.target.value)}
          />
          {save.isError && <p role="alert">{errorSentence(save.error)}</p>}
          <Button variant="primary" type="submit" busy={save.isPending}>
            {texts.saveTicket}
          </Button>
        </form>
      )}
    </section>
  );
}
