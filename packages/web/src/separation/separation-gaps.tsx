import {
  type EvidenceSubject,
  gapLevels,
  type SeparationGap,
  separationTexts,
} from "@kreislauf/contract/separation";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { ReactNode } from "react";
import { placeId } from "./place-id.ts";
import { separationScreenTexts } from "./separation.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./separation.module.css";

const icons = { missing: CircleX, incomplete: TriangleAlert, complete: CircleCheck } as const;

/** What the folder is missing, by urgency; what is complete comes last. */
export function SeparationGaps({ gaps }: { gaps: readonly SeparationGap[] }) {
  const texts = useTexts(separationScreenTexts);
  const words = useTexts(separationTexts);
  const { number } = useFormats();
  const { tonnes } = useTonnes();
  const open = gaps.filter(({ level }) => level !== "complete").length;
  const sentence = ({ kind, level, open: amount }: SeparationGap) =>
    level === "complete"
      ? words.complete[kind]
      : words.open[kind](kind === "estimates" ? tonnes(amount) : number(amount));
  return (
    <Card title={texts.gaps} flush actions={<CountPill count={open} />}>
      {gapLevels.map((level) => {
        const ofLevel = gaps.filter((gap) => gap.level === level);
        if (ofLevel.length === 0) return null;
        return (
          <div key={level} className={styles.gaps}>
            <h3>{words.level[level]}</h3>
            <ul>
              {ofLevel.map((gap) => (
                <li key={`${gap.kind} ${gap.fraction}`}>
                  <span className={styles[level]}>
                    <Icon of={icons[level]} size={18} />
                  </span>
                  <GapText target={gap.level === "complete" ? undefined : targetOf(gap)}>
                    {gap.fraction !== null && `${words.class[gap.fraction]}: `}
                    {sentence(gap)}
                  </GapText>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Card>
  );
}

/** The place on this page where a gap can be closed; undefined if it cannot be closed on this page. */
function targetOf({ kind, fraction }: SeparationGap): EvidenceSubject | undefined {
  if (fraction !== null) return fraction;
  if (kind === "statements") return "statement";
  return kind === "rate_confirmation" || kind === "marking" ? kind : undefined;
}

/** The text of a gap; if it can be closed on this page, a button that scrolls to the place. */
function GapText({ target, children }: { target: EvidenceSubject | undefined; children: ReactNode }) {
  if (target === undefined) return <span>{children}</span>;
  const jump = () => {
    const row = document.querySelector<HTMLElement>(`#${placeId(target)}`);
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.jump} onClick={jump}>
      {children}
    </button>
  );
}
