import { type DeskDisposer, deskHandoverApi, type DeskOrder } from "@kreislauf/contract/desk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence } from "../base/call.ts";
import { type DeskStaff, hasRole } from "../base/desk-session.ts";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./order-panel.module.css";

interface DisposerCardProps {
  order: DeskOrder;
  staff: DeskStaff;
}

/** Who of the disposers without an account has the order, and giving it to one. */
export function DisposerCard({ order, staff }: DisposerCardProps) {
  const texts = useTexts(disposerTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const params = { orderId: order.id };
  const { data } = useQuery({
    queryKey: ["desk", "disposer", order.id],
    queryFn: () => call(deskHandoverApi.deskOrderDisposer, { params }),
  });
  const [isOpen, setIsOpen] = useState(false);
  const takeBack = useMutation({
    mutationFn: () => call(deskHandoverApi.takeBackDeskOrder, { params, body: { version: order.version } }),
    onSuccess: () => show({ message: texts.takenBack, variant: "success" }),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  if (data === undefined) return null;
  const { handover } = data;
  const isOut = handover !== null && handover.takenBackOn === null;
  const isOngoing = order.phase === "new" || order.phase === "confirmed" || order.phase === "proposal";
  const mayAct = isOngoing && hasRole(staff, "dispatch");
  if (handover === null && !mayAct) return null;
  return (
    <section>
      <h3>{texts.title}</h3>
      {handover === null ? <p>{texts.hint}</p> : <HandoverLines handover={handover} />}
      {mayAct && isOpen && <HandoverForm order={order} kept={data.kept} onDone={() => setIsOpen(false)} />}
      {mayAct && !isOpen && (
        <div className={styles.actions}>
          <Button small onClick={() => setIsOpen(true)}>
            {isOut ? texts.handOverAgain : texts.handOver}
          </Button>
          {isOut && (
            <Button small busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {texts.takeBack}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function HandoverLines({ handover }: { handover: NonNullable<DeskDisposer["handover"]> }) {
  const texts = useTexts(disposerTexts);
  const formats = useFormats();
  const { disposer, answers, takenBackOn, handedOverOn } = handover;
  const name = `${disposer.name} (${disposer.email})`;
  return (
    <>
      <p>
        {takenBackOn === null
          ? texts.has(name, formats.dateTime(handedOverOn))
          : texts.hadUntil(name, formats.dateTime(takenBackOn))}
      </p>
      {answers.length === 0 ? (
        <p>{texts.noAnswer}</p>
      ) : (
        <ol className={styles.history}>
          {answers.map(({ kind, answeredOn }) => (
            <li key={`${kind} ${answeredOn}`}>
              <time dateTime={answeredOn}>{formats.dateTime(answeredOn)}</time>
              <span>{texts.answers[kind]}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface HandoverFormProps {
  order: DeskOrder;
  kept: DeskDisposer["kept"];
  onDone: () => void;
}

function HandoverForm({ order, kept, onDone }: HandoverFormProps) {
  const texts = useTexts(disposerTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [name, setName] = useState(kept?.name ?? order.disposer);
  const [email, setEmail] = useState(kept?.email ?? "");
  const [keepWithSite, setKeepWithSite] = useState(kept === null);
  const send = useMutation({
    mutationFn: () =>
      call(deskHandoverApi.handOverDeskOrder, {
        params: { orderId: order.id },
        body: { version: order.version, name, email, keepWithSite },
      }),
    onSuccess: () => {
      show({ message: texts.sent(email), variant: "success" });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <form className={styles.form} aria-label={texts.handOver} onSubmit={submit}>
      <TextField
        label={texts.name}
        required
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={texts.email}
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Checkbox
        label={texts.keep}
        checked={keepWithSite}
        onChange={(event) => setKeepWithSite(event.target.checked)}
      />
      {send.isError && <p role="alert">{errorSentence(send.error)}</p>}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={send.isPending}>
          {texts.send}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
