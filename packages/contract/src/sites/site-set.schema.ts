import * as z from "zod/mini";
import { id, jsonParam } from "../base/index.ts";
import { laender, land } from "../catalog/index.ts";

/** The most sites that one set names by id. */
export const maxSitesInSet = 500;

const optionalList = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.nullish(z.array(item).check(z.minLength(1), z.maxLength(most)));

/**
 * Some of the sites that the person sees: the sites named by id, those in the Länder and those of the groups, all
 * together. Without any of the three fields, all sites. Sites that the person does not see are left out silently.
 */
export const siteSetFields = {
  sites: optionalList(id, maxSitesInSet),
  land: optionalList(land, laender.length),
  groups: optionalList(id, maxSitesInSet),
};

export const siteSet = z.strictObject(siteSetFields);
export type SiteSet = z.output<typeof siteSet>;

/** The filter of calls that can be filtered by sites only. */
export const siteSetParam = z._default(z.pipe(jsonParam<z.input<typeof siteSet>>(), siteSet), {});
