import { berlinDate, daysBetween } from "@kreislauf/contract/base";
import { type Order, orderPhaseTexts } from "@kreislauf/contract/orders";
import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { MessageSquareText } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { todoTexts } from "./todo.texts.ts";
import styles from "./todo.module.css";

interface AnsweredClaimProps {
  order: Order;
  /** Undefined until the sites are loaded, and if the site is no longer active. */
  site: SiteLabelFields | undefined;
}

/** A row for a claim that dispatch has answered: its site, age, ticket and last answer. */
export function AnsweredClaim({ order, site }: AnsweredClaimProps) {
  const texts = useTexts(todoTexts);
  const { sinceDays } = useTexts(orderPhaseTexts);
  const { date } = useFormats();
  const { id, orderNumber, claim, containerType, wasteType, independentWasteType } = order;
  if (claim === null) return null;
  const dayOf = (instant: string) => berlinDate(Temporal.Instant.from(instant));
  const href = hrefTo("order", { orderId: id });
  const answeredOn = dayOf(claim.editedOn ?? claim.claimedOn);
  return (
    <li className={styles.claim}>
      <ContainerDrawing shape={containerShapes[containerType.drawing]} size="small" />
      <div>
        <a className={styles.name} href={href}>
          {independentWasteType ?? wasteType.description}
        </a>
        <small>
          {[site && `${site.alias}, ${site.city}`, sinceDays(daysBetween(dayOf(claim.claimedOn), today()))]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </div>
      <div>
        <span>{texts.answeredOn(claim.ticketNumber, date(answeredOn))}</span>
        {claim.hint !== null && <small className={styles.quote}>{texts.quote(claim.hint)}</small>}
      </div>
      <div className={styles.read}>
        <LinkButton small icon={MessageSquareText} href={href} aria-label={texts.readAnswerOf(orderNumber)}>
          {texts.readAnswer}
        </LinkButton>
      </div>
    </li>
  );
}
