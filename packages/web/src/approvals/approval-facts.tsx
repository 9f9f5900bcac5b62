import type { ApprovalRequest } from "@kreislauf/contract/approvals";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { approvalsScreenTexts } from "./approvals.texts.ts";
import { itemLine } from "./item-line.ts";

/** The facts of a request: what is to be ordered, at which site, for which date and who asked. */
export function ApprovalFacts({ request }: { request: ApprovalRequest }) {
  const texts = useTexts(approvalsScreenTexts);
  const { timeWindow } = useTexts(ordersTexts);
  const { dateTime, day, money } = useFormats();
  const optional = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return (
    <DefinitionList
      inRows
      entries={[
        {
          label: texts.order,
          value: request.items.map((item) => (
            <div key={`${item.agreementId} ${item.desiredDate} ${item.containerActionId}`}>
              {itemLine(item)}
              {item.wasteType.hazardous && <HazardMark />}
              {request.items.length > 1 && (
                <small>{` ${item.wasteType.description}, ${day(item.desiredDate)}`}</small>
              )}
            </div>
          )),
        },
        { label: texts.site, value: request.site.name },
        {
          label: texts.desiredDate,
          value: [
            day(request.desiredDate),
            ...(request.timeWindow === null ? [] : [timeWindow[request.timeWindow]]),
          ].join(", "),
        },
        {
          label: texts.requestedBy,
          value: texts.by(request.requestedBy.name, dateTime(request.requestedOn)),
        },
        ...optional(texts.price, request.priceCents === null ? null : money(request.priceCents)),
        ...optional(texts.reference, request.customerOrderNumber),
        ...optional(texts.details, request.details),
        ...optional(texts.note, request.noteToDisposer),
      ]}
    />
  );
}
