/**
 * The rules that folders of the GewAbfV follow: those in force, or those of the planned amendment. The operator chooses
 * with `SEPARATION_RULES`.
 */
export const separationRuleSetNames = ["in-force", "planned"] as const;
export type SeparationRuleSetName = (typeof separationRuleSetNames)[number];
