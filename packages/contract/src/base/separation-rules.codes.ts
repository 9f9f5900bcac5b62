/**
 * The rules for the separation folders: those of the GewAbfV (the German ordinance on commercial waste) in force, or
 * those of its planned amendment. The operator chooses with `SEPARATION_RULES`.
 */
export const separationRuleSetNames = ["in-force", "planned"] as const;
export type SeparationRuleSetName = (typeof separationRuleSetNames)[number];
