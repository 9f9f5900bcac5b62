import { element, type XmlElement } from "./xml.ts";

/** Cents as an amount with two decimals. */
export const decimals = (cents: number): string => (cents / 100).toFixed(2);

/** Every line is taxed at a rate (UNCL 5305). */
export const standardRate = "S";

/** A calendar date, as format 102 writes it. */
export const ciiDate = (date: string, name = "udt:DateTimeString"): XmlElement =>
  element(name, date.replaceAll("-", ""), { format: "102" });
