/** What is not chosen yet goes out as null, which the server refuses as missing beside its field. */
export const chosenId = (id: number | null): number => id as number;
