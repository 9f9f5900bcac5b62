/** Which rules folders of GewAbfV follow: those in force, or those of the planned amendment: `SEPARATION_RULES`. */
export const separationRuleSetNames = ["in-force", "planned"] as const;
export type SeparationRuleSetName = (typeof separationRuleSetNames)[number];
