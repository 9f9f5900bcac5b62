import type { DisposerLinkRefusal } from "@kreislauf/contract/disposers";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Clock, Link2Off, RefreshCw, type LucideIcon } from "lucide-react";
import { CallDispatch } from "./call-dispatch.tsx";
import { Outcome } from "./outcome.tsx";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

const icons: Readonly<Record<DisposerLinkRefusal, LucideIcon>> = {
  disposer_link_unknown: Link2Off,
  disposer_link_replaced: RefreshCw,
  disposer_link_expired: Clock,
};

/** Says why a link opens no order; shows no data of any order. */
export function LinkProblem({ problem }: { problem: DisposerLinkRefusal }) {
  const { title, text } = useTexts(disposerTexts).problem[problem];
  const tone = problem === "disposer_link_unknown" ? "neutral" : "warning";
  return (
    <Outcome icon={icons[problem]} tone={tone} title={title} isPage>
      <p className={styles.quiet}>{text}</p>
      <CallDispatch />
    </Outcome>
  );
}
