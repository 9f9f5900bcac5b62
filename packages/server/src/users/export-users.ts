import { berlinDate, type FileContent, type Language, sheetMediaTypes } from "@kreislauf/contract/base";
import {
  levelTexts,
  permissionTexts,
  secondFactorRuleTexts,
  type UserFileQuery,
} from "@kreislauf/contract/users";
import type { Context } from "../base/context.ts";
import { readPages } from "../base/database/read-pages.ts";
import { recordExport } from "../base/record-export.ts";
import { type Column, sheetOf } from "../base/sheets/sheet.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { recheckUserManagerRight } from "./recheck-user-manager-right.ts";
import { userFileTexts } from "./export-users.texts.ts";
import { listPeopleIds, readPeople } from "./people.store.ts";
import { filterVisibleSiteIds, listSiteNamesById, listSitesOfPeople } from "./user-sites.store.ts";

/** Number of people whose sites are read in one query. Each person may have hundreds of sites. */
const peopleWithSites = 25;

/**
 * A workbook of the people who match the filter: a sheet with a column for each right, and a sheet with a row for each
 * of their active sites that the reader sees, too.
 */
export async function exportUsers(context: Context, query: UserFileQuery): Promise<FileContent> {
  const { language, now } = context;
  const texts = userFileTexts[language];
  const ids = await listPeopleIds(context, query);
  await recordExport(context, "users_exported", {
    sites: await nameVisibleSite(context, query.site),
    filter: [
      query.status && texts.statuses[query.status],
      query.right !== undefined && texts.right(rightNames(language).get(query.right) ?? String(query.right)),
      query.withoutSecondFactor &&
        texts.withoutSecondFactor(secondFactorRuleTexts[language][query.withoutSecondFactor]),
      query.search && texts.search(query.search),
    ],
    format: "xlsx",
    rows: ids.length,
  });
  const reader = { ensureStillAllowed: () => recheckUserManagerRight(context) };
  return {
    name: `${texts.fileName}_${berlinDate(now)}.xlsx`,
    mediaType: sheetMediaTypes.xlsx,
    content: writeXlsx([
      sheetOf(
        texts.fileName,
        personColumns(language),
        readPages(reader, ids, (some) => readPeople(context, some)),
      ),
      sheetOf(
        texts.sites,
        siteColumns(language),
        readPages(reader, ids, (some) => listSitesOfPeople(context, some), peopleWithSites),
      ),
    ]),
  };
}

/** The name of the site in a list; empty if no site is given or the person may not see it. */
async function nameVisibleSite(context: Context, site: number | undefined): Promise<readonly string[]> {
  if (site === undefined) return [];
  return await listSiteNamesById(context, [...(await filterVisibleSiteIds(context, [site]))]);
}

const rightNames = (language: Language): ReadonlyMap<number, string> =>
  new Map(Object.entries(permissionTexts[language].names).map(([right, name]) => [Number(right), name]));

type Person = Awaited<ReturnType<typeof readPeople>>[number];

function personColumns(language: Language): readonly Column<Person>[] {
  const texts = userFileTexts[language];
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);
  return [
    ...nameColumns<Person>(language),
    { heading: texts.phone, kind: "text", width: 18, value: ({ phone }) => phone },
    {
      heading: texts.status,
      kind: "text",
      width: 12,
      value: ({ invited }) => texts.statuses[invited ? "invited" : "registered"],
    },
    {
      heading: texts.level,
      kind: "text",
      width: 14,
      value: ({ ebeneId }) => (ebeneId === null ? null : levelTexts[language][ebeneId]),
    },
    { heading: texts.group, kind: "text", width: 20, value: ({ groupName }) => groupName },
    ...[...rightNames(language)].map(([right, name]): Column<Person> => ({
      heading: texts.right(name),
      kind: "text",
      width: texts.right(name).length + 2,
      value: ({ permissions }) => yesOrNo(permissions.includes(right)),
    })),
    { heading: texts.siteCount, kind: "integer", width: 10, value: ({ locationCount }) => locationCount },
    {
      heading: texts.secondFactor,
      kind: "text",
      width: 14,
      value: ({ hasSecondFactor }) => yesOrNo(hasSecondFactor),
    },
    { heading: texts.lastSignIn, kind: "dateTime", width: 17, value: ({ lastSignInOn }) => lastSignInOn },
    { heading: texts.invitedUntil, kind: "dateTime", width: 20, value: ({ invitedUntil }) => invitedUntil },
  ];
}

type SiteOfPerson = Awaited<ReturnType<typeof listSitesOfPeople>>[number];

function siteColumns(language: Language): readonly Column<SiteOfPerson>[] {
  const texts = userFileTexts[language];
  return [
    ...nameColumns<SiteOfPerson>(language),
    { heading: texts.site, kind: "text", width: 30, value: ({ alias }) => alias },
    { heading: texts.siteNumber, kind: "text", width: 16, value: ({ number }) => number },
    { heading: texts.zip, kind: "text", width: 8, value: ({ zip }) => zip },
    { heading: texts.city, kind: "text", width: 20, value: ({ city }) => city },
  ];
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

function nameColumns<Row extends Named>(language: Language): readonly Column<Row>[] {
  const texts = userFileTexts[language];
  return [
    { heading: texts.lastName, kind: "text", width: 18, value: ({ lastName }) => lastName },
    { heading: texts.firstName, kind: "text", width: 18, value: ({ firstName }) => firstName },
    { heading: texts.email, kind: "text", width: 30, value: ({ email }) => email },
  ];
}
