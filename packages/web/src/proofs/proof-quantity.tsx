import type { ProofView } from "@kreislauf/contract/proofs";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LimitMeter } from "@kreislauf/ui/data/limit-meter.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./proofs.module.css";

interface ProofQuantityProps {
  proof: Pick<ProofView, "kind" | "limitKg" | "usedKg" | "reservedKg">;
  year: number;
}

/** How much of a proof's quantity is used and reserved; for a collective proof, in the given year. */
export function ProofQuantity({ proof, year }: ProofQuantityProps) {
  const texts = useTexts(proofsTexts).meter;
  const tonnes = useTonnes();
  const { kind, limitKg, usedKg, reservedKg } = proof;
  const leftKg = limitKg - usedKg - reservedKg;
  return (
    <LimitMeter
      label={texts.spoken(tonnes(usedKg), tonnes(reservedKg), tonnes(limitKg))}
      used={usedKg}
      reserved={reservedKg}
      limit={limitKg}
    >
      <span>
        <b>{texts.used(tonnes(usedKg), tonnes(limitKg))}</b>
        {reservedKg > 0 && <>, {texts.reserved(tonnes(reservedKg))}</>}
      </span>
      <span className={leftKg <= 0 ? styles.bad : undefined}>
        {leftKg < 0
          ? texts.over(tonnes(-leftKg))
          : kind === "collective"
            ? texts.year(year)
            : texts.left(tonnes(leftKg))}
      </span>
    </LimitMeter>
  );
}
