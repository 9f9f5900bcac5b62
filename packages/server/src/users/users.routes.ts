import type { Language } from "@kreislauf/contract/base";
import { Refusal } from "@kreislauf/contract/base";
import { type Ebene, levelIds, levelTexts, usersApi } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { listColleagues } from "./colleagues.store.ts";
import { findExternalContact, listExternalContacts } from "./external-contacts.store.ts";
import { findGroup, listGroups, listGroupsOfPartner } from "./groups.store.ts";
import { signedInUser } from "./signed-in-user.ts";
import { findMember, listCompaniesOf } from "./users.store.ts";

export function bindUsersRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, usersApi, {
    accountSettings: async (context) => {
      const { db, actor } = context;
      const member = await getSelf(context);
      const { userId, firstName, lastName, phone, email } = member;
      return {
        profile: { userId, firstName, lastName, phone, email: email ?? "", profilePicture: null },
        emailSettings: {
          orderReceiptConfirmation: member.orderReceiptConfirmation,
          claimConfirmation: member.claimConfirmation,
          cancellationConfirmation: member.cancellationConfirmation,
          documentReceipt: member.documentReceipt,
        },
        user: signedInUser(member),
        initialPassword: member.initialPassword,
        companies: await listCompaniesOf(db, actor.userId),
      };
    },
    companyUiFields: async (context) => ({ documents: (await getSelf(context)).documentsEnabled }),
    companyEbenesAndGroups: async (context) => ({
      ebenes: ebenesIn(context.language),
      groups: await listGroups(context),
    }),
    ebenes: ({ language }) => Promise.resolve({ ebenes: ebenesIn(language) }),
    groupsByPartner: async (context, { params }) => ({
      groups: await listGroupsOfPartner(context, params.partnerNumber),
    }),
    group: async (context, { params }) => found(await findGroup(context, params.groupId)),
    colleagues: async (context) => ({ users: await listColleagues(context) }),
    externalContacts: async (context) => ({ externalContacts: await listExternalContacts(context) }),
    externalContact: async (context, { params }) => found(await findExternalContact(context, params.id)),
  });
}

async function getSelf({ db, actor }: Context) {
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined) throw new Refusal("unauthenticated");
  return member;
}

const ebenesIn = (language: Language): Ebene[] =>
  levelIds.map((ebeneId) => ({ ebeneId, description: levelTexts[language][ebeneId] }));

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal("not_found");
  return row;
}
