/** Which reading of the edit cutoff is in force: `ORDER_EDIT_CUTOFF`. */
export const editCutoffs = ["noon", "24h"] as const;
export type EditCutoff = (typeof editCutoffs)[number];
