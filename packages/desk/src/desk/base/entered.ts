/** What is not entered yet goes out as null, which the server refuses as missing beside its field. */
export const entered = (value: number | null): number => value as number;
