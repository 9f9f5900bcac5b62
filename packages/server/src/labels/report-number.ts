/** How people name a report. */
export const reportNumber = (id: number): string => `M-${id}`;
