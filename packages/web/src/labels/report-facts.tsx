import type { ContainerReport } from "@kreislauf/contract/labels";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { hrefTo } from "../base/paths.ts";
import { containerShapes } from "../catalog/index.ts";
import { containerReportTexts } from "./container-report.texts.ts";
import { containerReportPhotoQuery } from "./labels.queries.ts";
import styles from "./container-report.module.css";

/** The facts of a report: what somebody at the container has reported, and what became of it. */
export function ReportFacts({ report }: { report: ContainerReport }) {
  const texts = useTexts(containerReportTexts);
  const { facts } = texts;
  const { date, dateTime } = useFormats();
  const { containerType, wasteType, nextOrder, waitingOrder, closed, message } = report;
  const isClosedByItself = closed?.by === "";
  const reason = isClosedByItself ? texts.closedByEnd : (closed?.reason ?? null);
  return (
    <div className={styles.facts}>
      {report.hasPhoto ? (
        <ReportPhoto reportId={report.id} />
      ) : (
        <ContainerIllustration
          shape={containerShapes[containerType.drawing]}
          dimension={containerType.size}
        />
      )}
      <DefinitionList
        entries={[
          { label: facts.reported, value: dateTime(report.reportedOn) },
          { label: facts.by, value: `${report.name}, ${facts.anonymous}` },
          {
            label: facts.site,
            value: [report.site, report.place, report.city].filter(Boolean).join(", "),
          },
          {
            label: facts.container,
            value: (
              <>
                {[containerType.type, wasteType.avvCode].filter(Boolean).join(" · ")}{" "}
                {wasteType.hazardous && <HazardMark />}
              </>
            ),
          },
          {
            label: facts.next,
            value:
              nextOrder === null && waitingOrder === null ? (
                facts.none
              ) : (
                <>
                  {nextOrder && (
                    <a href={hrefTo("order", { orderId: nextOrder.orderId })}>
                      {texts.nextOrder(date(nextOrder.desiredDate), nextOrder.amount)}
                    </a>
                  )}
                  {nextOrder && waitingOrder && <br />}
                  {waitingOrder && (
                    <a href={hrefTo("approvals", undefined, { request: waitingOrder.requestId })}>
                      {texts.waitingOrder(date(waitingOrder.desiredDate), waitingOrder.amount)}
                    </a>
                  )}
                </>
              ),
          },
          ...(message === null ? [] : [{ label: facts.message, value: message }]),
          { label: facts.number, value: report.number },
          ...(closed === null
            ? []
            : [
                {
                  label: facts.closed,
                  value: isClosedByItself
                    ? dateTime(closed.on)
                    : `${dateTime(closed.on)}, ${texts.closedBy(closed.by)}`,
                },
                ...(reason === null ? [] : [{ label: facts.reason, value: reason }]),
                ...(closed.orderId === null
                  ? []
                  : [
                      {
                        label: facts.order,
                        value: <a href={hrefTo("order", { orderId: closed.orderId })}>{texts.showOrder}</a>,
                      },
                    ]),
              ]),
        ]}
      />
    </div>
  );
}

function ReportPhoto({ reportId }: { reportId: number }) {
  const texts = useTexts(containerReportTexts);
  const { data, error } = useQuery(containerReportPhotoQuery(reportId));
  if (data !== undefined) return <img className={styles.photo} src={data.file} alt={texts.photo} />;
  if (error !== null) return <Note variant="warning">{texts.photoFailed}</Note>;
  return (
    <Delayed text={texts.photoLoading}>
      <Skeleton height={260} radius={11} />
    </Delayed>
  );
}
