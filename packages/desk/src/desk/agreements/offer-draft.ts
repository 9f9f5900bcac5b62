import { cycleInterval, type CycleIntervalId, type CycleWeekday } from "@kreislauf/contract/agreements";
import { agreementType, type AgreementTypeId } from "@kreislauf/contract/catalog";
import { entered } from "../base/entered.ts";

/** Waste, container, agreement type and cycle while they are typed. */
export interface OfferDraft {
  readonly wasteTypeId: number | null;
  readonly containerTypeId: number | null;
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: CycleIntervalId;
  readonly weekday1: CycleWeekday;
  readonly weekday2: CycleWeekday | null;
}

export const newOffer: OfferDraft = {
  wasteTypeId: null,
  containerTypeId: null,
  agreementTypeId: agreementType.callOff,
  cycleInterval: cycleInterval.weekly,
  weekday1: 1,
  weekday2: null,
};

/** The draft as fields of a request body: only a periodic agreement has a cycle. */
export function toOffer(draft: OfferDraft) {
  const isPeriodic = draft.agreementTypeId === agreementType.periodic;
  const hasSecondDay = isPeriodic && draft.cycleInterval === cycleInterval.twiceWeekly;
  return {
    wasteTypeId: entered(draft.wasteTypeId),
    containerTypeId: entered(draft.containerTypeId),
    agreementTypeId: draft.agreementTypeId,
    cycleInterval: isPeriodic ? draft.cycleInterval : null,
    weekday1: isPeriodic ? draft.weekday1 : null,
    weekday2: hasSecondDay ? draft.weekday2 : null,
  };
}
