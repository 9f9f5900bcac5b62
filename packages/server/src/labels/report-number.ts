/** The number by which people refer to a report. */
export const reportNumber = (id: number): string => `M-${id}`;
