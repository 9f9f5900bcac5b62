/**
 * Lets null pass as a number. A field that is not filled in is sent as null, and the server's refusal is shown beside
 * it.
 */
export const entered = (value: number | null): number => value as number;
