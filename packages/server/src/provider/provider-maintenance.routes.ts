import { Refusal } from "@kreislauf/contract/base";
import { type MaintenanceEvent, providerMaintenanceApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { lockMaintenance, setMaintenance } from "../session/index.ts";
import { type EventContext, handleEventAbout } from "./base/handle-event.ts";

const subject = "maintenance";

export function bindProviderMaintenance(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerMaintenanceApi, {
    switchMaintenance: (context, { body }) =>
      handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockMaintenance(context),
        () => switchMaintenance(context, body),
      ),
  });
}

/** Does what the operator's command does, but start and end, where given, must be in the future. */
async function switchMaintenance({ db, now }: EventContext, wish: MaintenanceEvent) {
  const from = wish.state === "announced" ? wish.from : null;
  const until = wish.state === "off" ? null : wish.until;
  const isPast = (instant: string | null) =>
    instant !== null && Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;
  if (isPast(from) || isPast(until)) throw new Refusal("date_not_in_future");
  await setMaintenance(db, { active: wish.state === "on", startDate: from, endDate: until });
  return { state: wish.state, from, until };
}
