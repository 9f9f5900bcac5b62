import { sessionApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { storeSession } from "../../base/session.ts";

/** Switches to another company. The old session ends, and all tabs change to the new one. */
export async function switchCompany(companyId: number): Promise<void> {
  storeSession(await call(sessionApi.switchCompany, { body: { companyId } }));
}
