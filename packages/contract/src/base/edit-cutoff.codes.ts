/** Which variant of the edit cutoff applies: `ORDER_EDIT_CUTOFF`. */
export const editCutoffs = ["noon", "24h"] as const;
export type EditCutoff = (typeof editCutoffs)[number];
