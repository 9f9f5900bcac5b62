import { element, type XmlElement } from "./xml.ts";

/** Cents as an amount with two decimals. */
export const decimals = (cents: number): string => (cents / 100).toFixed(2);

/** Every line has the standard tax category (UNCL 5305). */
export const standardRate = "S";

/** A calendar date in format 102. */
export const ciiDate = (date: string, name = "udt:DateTimeString"): XmlElement =>
  element(name, date.replaceAll("-", ""), { format: "102" });
