/** One row of the result: what was counted, and whether the count is as required. */
export interface Finding {
  readonly section: string;
  readonly what: string;
  readonly counted: string;
  /** The required value; empty for a figure without one. */
  readonly mustBe: string;
  readonly ok: boolean;
}

export const exactly = (section: string, what: string, count: number, mustBe: number): Finding => ({
  section,
  what,
  counted: `${count}`,
  mustBe: `${mustBe}`,
  ok: count === mustBe,
});

export const atMost = (
  section: string,
  what: string,
  value: number,
  most: number,
  unit: string,
): Finding => ({
  section,
  what,
  counted: `${Math.round(value * 10) / 10} ${unit}`,
  mustBe: `at most ${most} ${unit}`,
  ok: value <= most,
});

/** A finding without a required value, such as how often something was tried. */
export const figure = (section: string, what: string, counted: string): Finding => ({
  section,
  what,
  counted,
  mustBe: "",
  ok: true,
});

export const findingsTable = (findings: readonly Finding[]): string =>
  [
    "| section | what | counted | must be | |",
    "| --- | --- | --- | --- | --- |",
    ...findings.map(
      ({ section, what, counted, mustBe, ok }) =>
        `| ${section} | ${what} | ${counted} | ${mustBe} | ${ok ? (mustBe === "" ? "" : "ok") : "**MISSED**"} |`,
    ),
  ].join("\n");
