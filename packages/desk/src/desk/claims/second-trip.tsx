import { berlinDate } from "@kreislauf/contract/base";
import { type DeskClaim, deskOrdersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { dateRefusals } from "../base/date-refusals.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { OrderChangedNote } from "../base/order-changed-note.tsx";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateOrderRefusal } from "../base/use-late-refusal.ts";
import { useReadVersion } from "../base/use-read-version.ts";
import { ensureValid } from "../../base/ensure-valid.ts";
import { atField, fieldErrorOf } from "../../base/field-error.ts";
import { useFormOpener } from "../base/use-form-opener.ts";
import { claimsTexts } from "../claims.texts.ts";
import { inboxTexts } from "../inbox.texts.ts";
import panelStyles from "../base/panel.module.css";

/** A button and form that order a second trip of the disposer: a new order, which the answer to the claim names. */
export function SecondTrip({ claim }: { claim: DeskClaim }) {
  const isOver = claim.order.phase !== "claimed";
  const texts = useTexts(claimsTexts);
  const { isOpen, setIsOpen, opener } = useFormOpener();
  // An open form stays, with its input, when the customer closes the claim.
  if (isOpen) return <SecondTripForm claim={claim} isOver={isOver} onDone={() => setIsOpen(false)} />;
  if (isOver) return null;
  return (
    <div className={panelStyles.actions}>
      <Button ref={opener} small data-second-trip onClick={() => setIsOpen(true)}>
        {texts.secondTrip}
      </Button>
    </div>
  );
}

interface SecondTripFormProps {
  claim: DeskClaim;
  /** Whether the claim is closed: the input can then be read but not sent. */
  isOver: boolean;
  onDone: () => void;
}

function SecondTripForm({ claim: { order, claim }, isOver, onDone }: SecondTripFormProps) {
  const texts = useTexts(claimsTexts);
  const { claimClosed } = useTexts(inboxTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const isMounted = useIsMounted();
  const refuseLate = useLateOrderRefusal(order.orderNumber);
  const read = useReadVersion(order.version);
  const [date, setDate] = useState<string | null>(null);
  const [firstTicketNumber] = useState(claim.ticketNumber ?? order.orderNumber);
  const [ticketNumber, setTicketNumber] = useState(firstTicketNumber);
  const [hint, setHint] = useState("");
  const send = useMutation({
    mutationFn: async () => {
      const body = { version: read.version, date: date ?? "", ticketNumber, hint };
      ensureValid(deskOrdersApi.orderSecondTrip.body, body);
      return await call(deskOrdersApi.orderSecondTrip, { params: { orderId: order.id }, body }).catch(
        atField("date", ...dateRefusals),
      );
    },
    onSuccess: ({ secondOrderNumber }) => {
      show({
        message: texts.secondTripOrdered(secondOrderNumber, formats.day(date ?? "")),
        variant: "success",
      });
      if (isMounted()) onDone();
    },
    onError: (error) => {
      if (isRefusedBy(error, "order_changed")) read.readAnew();
      refuseLate(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  return (
    <EntryForm
      noValidate
      label={texts.secondTrip}
      hasHeading
      saveText={texts.orderSecondTrip}
      error={send.error}
      busy={send.isPending}
      isDirty={date !== null || ticketNumber !== firstTicketNumber || hint !== ""}
      lockedBecause={isOver && !send.isPending ? claimClosed : undefined}
      onSave={() => send.mutate()}
      onCancel={onDone}
    >
      <OrderChangedNote isChanged={read.isChanged && !send.isPending && !isOver} />
      <DateField
        label={texts.secondTripDay}
        today={berlinDate(now())}
        value={date}
        error={fieldErrorOf(send.error, "date")}
        onChange={setDate}
      />
      <TextField
        label={texts.ticketNumber}
        required
        maxLength={50}
        value={ticketNumber}
        error={fieldErrorOf(send.error, "ticketNumber")}
        onChange={(event) => setTicketNumber(event.target.value)}
      />
      <TextArea
        label={texts.secondTripText}
        hint={texts.secondTripHint}
        optional
        maxLength={500}
        value={hint}
        onChange={(event) => setHint(event.target.value)}
      />
    </EntryForm>
  );
}
