import type { Agreement } from "@kreislauf/contract/agreements";
import { unbrokenAvvCode } from "@kreislauf/contract/catalog";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { agreementDescription } from "../form/agreement-description.ts";

interface OrderSubjectProps {
  agreement: Pick<Agreement, "wasteType" | "containerType">;
  site: Parameters<typeof agreementDescription>[1];
}

/** What is ordered and at which site; hazardous waste is shown with its AVV code and a mark. */
export function OrderSubject({ agreement, site }: OrderSubjectProps) {
  const { hazardous, avvCode } = agreement.wasteType;
  return (
    <>
      {agreementDescription(agreement, site)}
      {hazardous && (
        <>
          {` · ${unbrokenAvvCode(avvCode)} `}
          <HazardMark />
        </>
      )}
    </>
  );
}
