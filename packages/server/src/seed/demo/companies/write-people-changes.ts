import { permission } from "@kreislauf/contract/base";
import { recordAudit } from "../../../base/audit.ts";
import type { UserWriteContext } from "../../../base/context.ts";
import { assignExternalContact } from "../../../sites/index.ts";
import { inviteUser, reinviteUser } from "../../../session/index.ts";
import { changeUser, createExternalContact, deleteExternalContact } from "../../../users/index.ts";
import type { DemoCompanyKey } from "../content/demo-companies.ts";
import { demoSignIns } from "../content/demo-sign-ins.ts";
import {
  type DemoChange,
  type DemoContact,
  type DemoInvitation,
  peopleChanges,
} from "../content/people-changes.ts";
import { pastMorning } from "./past-morning.ts";
import type { WrittenSites } from "./write-companies.ts";
import { writeEndedSession } from "./write-ended-session.ts";

type Db = UserWriteContext["db"];

/** Something that a person did on a past day. */
interface PastAction {
  readonly daysAgo: number;
  readonly act: (work: UserWriteContext) => Promise<unknown>;
}

/**
 * Writes invitations, external contacts, changes and sign-ins by calling the real verbs, so that the log contains
 * them.
 */
export async function writePeopleChanges(db: Db, sites: WrittenSites, now: Temporal.Instant): Promise<void> {
  const users = await db.selectFrom("users").select(["id", "email"]).execute();
  const userIds = new Map(users.map(({ id, email }) => [email ?? "", id]));
  for (const [key, records] of Object.entries(peopleChanges)) {
    const written = sites[key as DemoCompanyKey];
    const companyId = [...written.values()][0]?.companyId as number;
    const siteIds = (names: readonly string[]) =>
      names.map((name) => {
        const site = written.get(name);
        if (site === undefined) throw new Error(`There is no site ${name}.`);
        return site.id;
      });
    const groups = await db
      .selectFrom("groups")
      .select(["id", "name"])
      .where("company_id", "=", companyId)
      .execute();
    const groupIds = new Map(groups.map(({ id, name }) => [name, id]));
    const actions = [
      ...records.invitations.flatMap((each) => invitation(each, siteIds, groupIds)),
      ...records.contacts.flatMap((each) => contact(each, siteIds)),
      ...records.changes.map((each) => change(each, userIds)),
      ...demoSignIns(key as DemoCompanyKey).map(([email, device, daysAgo]) =>
        signIn(userIds.get(email) as number, companyId, device, daysAgo),
      ),
    ]
      .toSorted((one, other) => other.daysAgo - one.daysAgo)
      .map(({ daysAgo, act }, index) => ({ moment: pastMorning(now, daysAgo, index), act }))
      .toSorted((one, other) => Temporal.Instant.compare(one.moment, other.moment));
    const actor = {
      userId: userIds.get(records.manager) as number,
      companyId,
      sessionId: "",
      permissions: new Set<number>(Object.values(permission)),
      documentsEnabled: true,
      provedAt: now.toString(),
      initialPassword: false,
      secondFactorDue: null,
    };
    for (const { moment, act } of actions) await act({ db, actor, language: "de", now: moment });
  }
}

function invitation(
  { level, group, sites, daysAgo, sentAgainDaysAgo, ...person }: DemoInvitation,
  siteIds: (names: readonly string[]) => number[],
  groupIds: ReadonlyMap<string, number>,
): PastAction[] {
  let userId = 0;
  const sent: PastAction = {
    daysAgo,
    act: async (work) => {
      const invited = await inviteUser(work, {
        ...person,
        companyEbeneRoles: [],
        ebeneId: level,
        groupId: groupIds.get(group ?? "") ?? null,
        locationIds: siteIds(sites),
      });
      userId = invited.userId;
    },
  };
  if (sentAgainDaysAgo === undefined) return [sent];
  return [sent, { daysAgo: sentAgainDaysAgo, act: (work) => reinviteUser(work, userId) }];
}

function contact(
  { sites, daysAgo, deletedDaysAgo, ...details }: DemoContact,
  siteIds: (names: readonly string[]) => number[],
): PastAction[] {
  let id = 0;
  const created: PastAction = {
    daysAgo,
    act: async (work) => {
      const wanted = { ...details, locationIds: siteIds(sites) };
      id = (await createExternalContact(work, assignExternalContact, wanted)).id;
    },
  };
  if (deletedDaysAgo === undefined) return [created];
  return [created, { daysAgo: deletedDaysAgo, act: (work) => deleteExternalContact(work, id) }];
}

const change = (
  { email, daysAgo, change: wanted }: DemoChange,
  userIds: ReadonlyMap<string, number>,
): PastAction => ({
  daysAgo,
  act: (work) => changeUser(work, "registered", userIds.get(email) as number, wanted),
});

const signIn = (userId: number, companyId: number, device: string, daysAgo: number): PastAction => ({
  daysAgo,
  act: async (work) => {
    await recordAudit(work, { companyId, actorId: userId, action: "signed_in", after: { device } });
    await writeEndedSession(work, { userId, companyId, device });
  },
});
