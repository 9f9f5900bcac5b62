/**
 * Passes null off as a number: null is sent for what is not entered yet, and the server refuses it beside its field.
 */
export const entered = (value: number | null): number => value as number;
