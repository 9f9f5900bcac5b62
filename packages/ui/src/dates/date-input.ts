const shapes = [/^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?$/, /^(\d{2})(\d{2})(\d{4}|\d{2})?$/];
const isoShape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a typed date: 09.04.2026, 9.4.26, 9.4., 090426 or 2026-04-09. Without a year it is the next such day, `today`
 * included, because orders are for the future. Undefined if there is no such day.
 */
export function parseDateInput(typed: string, today: string): string | undefined {
  const text = typed.trim();
  const match = shapes.map((shape) => shape.exec(text)).find((found) => found !== null);
  if (isoShape.test(text))
    return plainDate(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
  if (!match) return undefined;
  const day = Number(match[1]);
  const month = Number(match[2]);
  if (match[3] !== undefined) return plainDate(fullYear(match[3]), month, day);
  const year = Number(today.slice(0, 4));
  const thisYear = plainDate(year, month, day);
  return thisYear !== undefined && thisYear >= today ? thisYear : plainDate(year + 1, month, day);
}

/**
 * Whether a typed date has all digits of its year, so that more typing cannot change it: 09.04.2026, 09042026,
 * 2026-04-09.
 */
export const isCompleteDateInput = (typed: string): boolean =>
  /^(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{8}|\d{4}-\d{2}-\d{2})$/.test(typed.trim());

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

function plainDate(year: number, month: number, day: number): string | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}

/** 2026-04-09 as 09.04.2026. */
export const formatDateInput = (date: string): string =>
  `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
