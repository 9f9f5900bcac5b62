import {
  type DeskDisposer,
  deskHandoverApi,
  type DeskOrder,
  type PrintedHandover,
} from "@kreislauf/contract/desk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence, isRefusedBy } from "../../base/call.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { OrderChangedNote } from "../base/order-changed-note.tsx";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateOrderRefusal } from "../base/use-late-refusal.ts";
import { useReadVersion } from "../base/use-read-version.ts";
import { rereadOptions } from "../../base/reread-options.ts";
import { SectionFailure } from "../base/section-state.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { useFormOpener } from "../base/use-form-opener.ts";
import { HandoverSheet } from "./handover-sheet.tsx";
import { disposerTexts } from "../disposer.texts.ts";
import styles from "../base/panel.module.css";

interface DisposerCardProps {
  order: DeskOrder;
  staff: DeskStaff;
}

/** Shows which disposer without an account has the order, and lets dispatch give it to one. */
export function DisposerCard({ order, staff }: DisposerCardProps) {
  const texts = useTexts(disposerTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const params = { orderId: order.id };
  const found = useQuery({
    queryKey: ["desk", "disposer", order.id],
    queryFn: (context) => call(deskHandoverApi.deskOrderDisposer, { params }, rereadOptions(context)),
  });
  const { isOpen, setIsOpen, opener } = useFormOpener();
  const [printed, setPrinted] = useState<PrintedHandover | null>(null);
  const takeBack = useMutation({
    mutationFn: () => call(deskHandoverApi.takeBackDeskOrder, { params, body: { version: order.version } }),
    onSuccess: () => show({ message: texts.takenBack, variant: "success" }),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  if (found.isPending)
    return (
      <Delayed text={texts.loading}>
        <Skeleton height={72} />
      </Delayed>
    );
  if (found.isLoadingError)
    return (
      <section className={styles.section}>
        <h3>{texts.title}</h3>
        <SectionFailure query={found} />
      </section>
    );
  const { handover, kept } = found.data;
  const isOut = handover !== null && handover.takenBackOn === null;
  const isOngoing = order.phase === "new" || order.phase === "confirmed" || order.phase === "proposal";
  const mayAct = isOngoing && hasRole(staff, "dispatch");
  if (handover === null && !mayAct && !isOpen) return null;
  return (
    <section className={styles.section}>
      <h3>{texts.title}</h3>
      {handover === null ? (
        <p className={styles.hint}>{texts.hint}</p>
      ) : (
        <HandoverLines handover={handover} />
      )}
      {isOpen && (
        <HandoverForm
          order={order}
          kept={kept}
          onDone={() => setIsOpen(false)}
          onPrinted={(sheet) => {
            setIsOpen(false);
            setPrinted(sheet);
          }}
        />
      )}
      {mayAct && !isOpen && (
        <div className={styles.actions}>
          <Button ref={opener} small onClick={() => setIsOpen(true)}>
            {isOut ? texts.handOverAgain : texts.handOver}
          </Button>
          {isOut && (
            <Button small busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {texts.takeBack}
            </Button>
          )}
        </div>
      )}
      {printed && <HandoverSheet order={order} printed={printed} onClose={() => setPrinted(null)} />}
    </section>
  );
}

function HandoverLines({ handover }: { handover: NonNullable<DeskDisposer["handover"]> }) {
  const texts = useTexts(disposerTexts);
  const formats = useFormats();
  const { disposer, answers, takenBackOn, handedOverOn } = handover;
  const name = `${disposer.name} (${disposer.email ?? texts.paper})`;
  return (
    <>
      <p className={styles.anywhere}>
        {takenBackOn === null
          ? texts.has(name, formats.dateTime(handedOverOn))
          : texts.hadUntil(name, formats.dateTime(takenBackOn))}
      </p>
      {answers.length === 0 && takenBackOn === null && <p className={styles.hint}>{texts.noAnswer}</p>}
      {answers.length > 0 && (
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
  onPrinted: (printed: PrintedHandover) => void;
}

function HandoverForm({ order, kept, onDone, onPrinted }: HandoverFormProps) {
  const texts = useTexts(disposerTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const read = useReadVersion(order.version);
  const isMounted = useIsMounted();
  const refuseLate = useLateOrderRefusal(order.orderNumber);
  const [atFirst] = useState({ name: kept?.name ?? order.disposer, email: kept?.email ?? "" });
  const [name, setName] = useState(atFirst.name);
  const [email, setEmail] = useState(atFirst.email);
  const [keepWithSite, setKeepWithSite] = useState(kept === null);
  const [isOnPaper, setIsOnPaper] = useState(false);
  const onError = (error: unknown) => {
    if (isRefusedBy(error, "order_changed")) read.readAnew();
    refuseLate(error);
  };
  const send = useMutation({
    mutationFn: () =>
      call(deskHandoverApi.handOverDeskOrder, {
        params: { orderId: order.id },
        body: { version: read.version, name, email, keepWithSite },
      }),
    onSuccess: () => {
      show({ message: texts.sent(email), variant: "success" });
      if (isMounted()) onDone();
    },
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  const print = useMutation({
    mutationFn: () =>
      call(deskHandoverApi.handOverDeskOrderOnPaper, {
        params: { orderId: order.id },
        body: { version: read.version, name },
      }),
    onSuccess: onPrinted,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  const used = isOnPaper ? print : send;
  return (
    <EntryForm
      label={texts.handOver}
      saveText={isOnPaper ? texts.showSheet : texts.send}
      error={used.error}
      busy={used.isPending}
      isDirty={name !== atFirst.name || email !== atFirst.email}
      onSave={() => used.mutate()}
      onCancel={onDone}
    >
      <OrderChangedNote isChanged={read.isChanged && !used.isPending} />
      <TextField
        label={texts.name}
        required
        autoFocus
        value={name}
        error={fieldErrorOf(used.error, "name")}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Checkbox
          label={texts.onPaper}
          checked={isOnPaper}
          onChange={(event) => setIsOnPaper(event.target.checked)}
        />
        {isOnPaper && <p className={styles.hint}>{texts.onPaperHint}</p>}
      </div>
      {!isOnPaper && (
        <>
          <TextField
            label={texts.email}
            type="email"
            required
            value={email}
            error={fieldErrorOf(send.error, "email")}
            onChange={(event) => setEmail(event.target.value)}
          />
          <div>
            <Checkbox
              label={texts.keep}
              checked={keepWithSite}
              onChange={(event) => setKeepWithSite(event.target.checked)}
            />
            {kept !== null && <p className={styles.hint}>{texts.kept(`${kept.name} (${kept.email})`)}</p>}
          </div>
        </>
      )}
    </EntryForm>
  );
}
