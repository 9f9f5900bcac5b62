export { agreementTypeIcons } from "./agreement-type-icons.ts";
export { ordersContainersOnly, orderTitle, toCycle } from "./agreement-labels.ts";
export { AgreementTile } from "./agreement-tile.tsx";
export { agreementsOfSitesQuery, agreementsQuery, containerActionsQuery } from "./agreements.queries.ts";
export { CycleFields } from "./cycle-fields.tsx";
export { cycleFieldsTexts } from "./cycle-fields.texts.ts";
export type { CycleDraft } from "./cycle-draft.ts";
export { missingInCycle, withAgreementType } from "./cycle-draft.ts";
