import { permission } from "@kreislauf/contract/base";
import { type ProofCheck, proofProblems, smallQuantityKg } from "@kreislauf/contract/proofs";
import { type ReactNode, useId } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LimitMeter } from "@kreislauf/ui/data/limit-meter.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useUser } from "../base/session.ts";
import { useRoomDialog } from "../base/use-room-dialog.tsx";
import { ProofBadge } from "./proof-badge.tsx";
import { proofCheckTexts } from "./proof-check.texts.ts";
import { proofsTexts } from "./proofs.texts.ts";
import type { ProofCheckState } from "./use-proof-check.ts";
import styles from "./proof-check-card.module.css";

interface ProofCheckCardProps extends Pick<ProofCheckState, "check" | "isFailed"> {
  siteId: number;
  wasteTypeId: number;
  onAmount: (amount: number) => void;
  /**
   * A field for the number of a proof that the portal does not know; shown where an order without a proof is not
   * refused.
   */
  numberField: ReactNode;
}

/** Part of the order dialog: the proof that covers the order, or why no proof does and what would help. */
export function ProofCheckCard({
  check,
  isFailed,
  siteId,
  wasteTypeId,
  onAmount,
  numberField,
}: ProofCheckCardProps) {
  const texts = useTexts(proofCheckTexts);
  const labelId = useId();
  const inquiry = useRoomDialog("inquiry");
  const showSnack = useSnackbar();
  const { dialogMissing } = useTexts(proofsTexts).todo;
  const request = () =>
    void inquiry
      .open({ siteId, wasteTypeId })
      .catch(() => showSnack({ message: dialogMissing, variant: "error" }));
  const mayAsk = useUser().permissions.includes(permission.agreementManager);
  if (isFailed) return <Note variant="warning">{texts.failed}</Note>;
  if (check === undefined || !check.applies || check.state === null) return null;
  const { state, proof } = check;
  const problem = proofProblems.find((each) => each === state);
  return (
    <section className={styles.whole} aria-labelledby={labelId} aria-live="polite">
      <h3 id={labelId} className={styles.label}>
        {texts.label}
      </h3>
      <div className={styles.proof}>
        <div className={styles.head}>
          <div>
            <b>{proof?.number ?? (state === "small_quantity" ? texts.small : texts.none)}</b>
            <ProofSubline check={check} />
          </div>
          <ProofBadge state={state}>{texts.states[state]}</ProofBadge>
        </div>
        <CheckedQuantity check={check} />
      </div>
      {state === "small_quantity" && <p className={styles.hint}>{texts.smallHint}</p>}
      {state === "ends_soon" && proof && <EndsSoonNote until={proof.validUntil} />}
      {problem !== undefined && (
        <Note
          variant={check.allowed ? "warning" : "error"}
          title={check.allowed ? texts.warned[problem] : texts.refused[problem]}
        >
          {check.allowed && <p>{texts.warnedText}</p>}
          <WhatHelps check={check} />
          <div className={styles.buttons}>
            {check.fittingAmount !== null && (
              <Button small onClick={() => onAmount(check.fittingAmount ?? 1)}>
                {texts.change(check.fittingAmount)}
              </Button>
            )}
            {mayAsk && (
              <Button small onClick={request}>
                {texts.request}
              </Button>
            )}
          </div>
        </Note>
      )}
      {problem !== undefined && check.allowed && numberField}
      {inquiry.element}
    </section>
  );
}

function ProofSubline({ check: { proof, state } }: { check: ProofCheck }) {
  const texts = useTexts(proofCheckTexts);
  const { date } = useFormats();
  return (
    <small>
      {proof
        ? texts.validUntil(date(proof.validUntil), `${proof.disposer.name}, ${proof.disposer.number}`)
        : state === "small_quantity"
          ? texts.smallText
          : texts.noneText}
    </small>
  );
}

function EndsSoonNote({ until }: { until: string }) {
  const texts = useTexts(proofCheckTexts);
  const { date } = useFormats();
  return <Note variant="warning">{texts.endsSoon(date(until))}</Note>;
}

/** What would help: ordering fewer containers, or a later day on which a proof covers the order. */
function WhatHelps({ check: { allowed, fittingAmount, firstDate } }: { check: ProofCheck }) {
  const texts = useTexts(proofCheckTexts);
  const { day } = useFormats();
  return (
    <>
      {fittingAmount !== null && <p>{texts.fewer(fittingAmount)}</p>}
      {firstDate !== null && (
        <p>{allowed ? texts.coveredFrom(day(firstDate)) : texts.firstDate(day(firstDate))}</p>
      )}
    </>
  );
}

function CheckedQuantity({ check }: { check: ProofCheck }) {
  const texts = useTexts(proofCheckTexts);
  const { weight } = useFormats();
  const { proof, kg, state, thisYearKg } = check;
  if (proof === null && state !== "small_quantity") return null;
  const limit = proof?.limitKg ?? smallQuantityKg;
  const used = proof === null ? thisYearKg : proof.usedKg + proof.reservedKg;
  const left = limit - used - (kg ?? 0);
  const order = kg === null ? texts.unknownWeight : texts.thisOrder(weight(kg));
  return (
    <LimitMeter
      label={texts.spoken(weight(used), order, weight(limit))}
      used={used}
      reserved={kg ?? 0}
      limit={limit}
    >
      <span>
        <b>{texts.used(weight(used))}</b>, {order}
      </span>
      <span className={left < 0 ? styles.bad : undefined}>
        {left < 0 ? texts.tooMuch(weight(-left)) : texts.remains(weight(left))}
      </span>
    </LimitMeter>
  );
}
