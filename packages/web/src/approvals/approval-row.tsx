import { approvalsTexts, type ApprovalListEntry } from "@kreislauf/contract/approvals";
import { berlinDate } from "@kreislauf/contract/base";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { containerShapes } from "../catalog/index.ts";
import { hrefTo } from "../base/paths.ts";
import { approvalsScreenTexts } from "./approvals.texts.ts";
import { itemLine } from "./item-line.ts";
import styles from "./approvals.module.css";

interface ApprovalRowProps {
  request: ApprovalListEntry;
  isOpen?: boolean;
  /** Opens the request beside the list; undefined if the name should be a link to the approvals screen instead. */
  onOpen?: () => void;
}

/** A request as a row: what is ordered, where, who asked, and until when it must be decided. */
export function ApprovalRow({ request, isOpen = false, onOpen }: ApprovalRowProps) {
  const texts = useTexts(approvalsScreenTexts);
  const words = useTexts(approvalsTexts);
  const { dateTime, deadline, money } = useFormats();
  const now = useNow();
  const [first, ...others] = request.items;
  if (first === undefined) return null;
  const isToday = berlinDate(Temporal.Instant.from(request.approveBy)) === berlinDate(now);
  const name = first.wasteType.description;
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <ContainerDrawing shape={containerShapes[first.containerType.drawing]} size="small" />
      <div className={styles.what}>
        {onOpen ? (
          <button type="button" aria-expanded={isOpen} aria-label={texts.open(name)} onClick={onOpen}>
            {name}
          </button>
        ) : (
          <a href={hrefTo("approvals", undefined, { request: request.id })}>{name}</a>
        )}
        <small>
          {[
            itemLine(first),
            ...(others.length > 0 ? [texts.more(others.length)] : []),
            request.site.name,
          ].join(" · ")}
        </small>
        {first.wasteType.hazardous && <HazardMark />}
      </div>
      <small className={styles.who}>
        {texts.by(request.requestedBy.name, dateTime(request.requestedOn))}
        <br />
        {texts.rule(request.ruleName)}
      </small>
      <div className={styles.when}>
        {request.priceCents !== null && <b>{money(request.priceCents)}</b>}
        {request.state === "waiting" ? (
          <DeadlineLine state={isToday ? "today" : "open"}>
            {texts.until(deadline(request.approveBy))}
          </DeadlineLine>
        ) : (
          <Badge active={request.state === "approved"}>{words.state[request.state]}</Badge>
        )}
      </div>
    </li>
  );
}
