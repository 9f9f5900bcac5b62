import { element, type XmlElement } from "./xml.ts";

/** Formats cents as an amount with two decimals and a decimal point. */
export const decimals = (cents: number): string => (cents / 100).toFixed(2);

/** The tax category of every line: the standard rate (UNCL 5305). */
export const standardRate = "S";

/** A calendar date in format 102 (`YYYYMMDD`). */
export const ciiDate = (date: string, name = "udt:DateTimeString"): XmlElement =>
  element(name, date.replaceAll("-", ""), { format: "102" });
