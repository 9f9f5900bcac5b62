import { Refusal } from "@kreislauf/contract/base";
import { usersApi } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { signedInUser } from "./signed-in-user.ts";
import { findMember, listCompaniesOf } from "./users.store.ts";

export function bindUsersRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, usersApi, {
    accountSettings: async ({ db, actor }) => {
      const member = await findMember(db, actor.userId, actor.companyId);
      if (member === undefined) throw new Refusal("unauthenticated");
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
  });
}
