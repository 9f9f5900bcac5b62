import type { ContainerReport } from "@kreislauf/contract/labels";
import { QrCode } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { todoTexts } from "./todo.texts.ts";
import styles from "./todo.module.css";

/** A row for a container that somebody reported as full, with its site. */
export function ReportedContainer({ report }: { report: ContainerReport }) {
  const texts = useTexts(todoTexts);
  const { dateTime } = useFormats();
  const { id, number, name, amount, reportedOn, site, city, place, wasteType, containerType } = report;
  const href = hrefTo("containerReport", { reportId: id });
  return (
    <li className={styles.claim}>
      <ContainerDrawing shape={containerShapes[containerType.drawing]} size="small" />
      <div>
        <a className={styles.name} href={href}>
          {wasteType.description}
        </a>
        <small>{[site, place, city].filter(Boolean).join(", ")}</small>
      </div>
      <div>
        <span>{texts.full(amount, containerType.type)}</span>
        <small>{texts.reportedBy(name, dateTime(reportedOn))}</small>
      </div>
      <div className={styles.read}>
        <LinkButton small icon={QrCode} href={href} aria-label={texts.decideOn(number)}>
          {texts.decide}
        </LinkButton>
      </div>
    </li>
  );
}
