import * as z from "zod/mini";
import { id, jsonParam } from "../base/index.ts";
import { laender, land } from "../catalog/index.ts";

/** The most sites that one set names singly. */
export const maxSitesInSet = 500;

const optionalList = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.nullish(z.array(item).check(z.minLength(1), z.maxLength(most)));

/**
 * Some of the sites that one sees: the named ones, those of Länder and those of groups together. Without any of the
 * three it is all of them. What one does not see is left out without a word.
 */
export const siteSetFields = {
  sites: optionalList(id, maxSitesInSet),
  land: optionalList(land, laender.length),
  groups: optionalList(id, maxSitesInSet),
};

export const siteSet = z.strictObject(siteSetFields);
export type SiteSet = z.output<typeof siteSet>;

/** The filter of calls that are filtered by sites alone. */
export const siteSetParam = z._default(z.pipe(jsonParam<z.input<typeof siteSet>>(), siteSet), {});
