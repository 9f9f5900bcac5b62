import { wasteTreatments, type DisposalFilter } from "@kreislauf/contract/orders";

const paramPattern = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)((?:_[a-z]+)*)$/;

/** Parses `2026-01-01_2026-12-31_recovery_hazardous`; null if it is invalid. */
export function parseDisposalFilter(text: string | null | undefined): DisposalFilter | null {
  const [, dateFrom, dateTo, rest = ""] = paramPattern.exec(text ?? "") ?? [];
  if (dateFrom === undefined || dateTo === undefined || dateTo < dateFrom) return null;
  const words = rest.split("_");
  const treatment = wasteTreatments.find((each) => words.includes(each));
  return {
    dateFrom,
    dateTo,
    ...(treatment && { treatment }),
    ...(words.includes("hazardous") && { hazardous: true }),
    ...(words.includes("harmless") && { hazardous: false }),
    ...(words.includes("unweighed") && { weighed: false }),
  };
}

/** The inverse of `parseDisposalFilter`. */
export function formatDisposalFilter({
  dateFrom,
  dateTo,
  treatment,
  hazardous,
  weighed,
}: DisposalFilter): string {
  const words = [
    treatment,
    hazardous === undefined ? undefined : hazardous ? "hazardous" : "harmless",
    weighed === false ? "unweighed" : undefined,
  ];
  return [dateFrom, dateTo, ...words.filter((word) => word !== undefined)].join("_");
}
