/** The variants of the edit cutoff; the operator chooses one with `ORDER_EDIT_CUTOFF`. */
export const editCutoffs = ["noon", "24h"] as const;
export type EditCutoff = (typeof editCutoffs)[number];
