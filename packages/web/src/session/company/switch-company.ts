import { sessionApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { storeSession } from "../../base/session.ts";

/** Goes on in another company. The former session ends; every tab follows the new one. */
export async function switchCompany(companyId: number): Promise<void> {
  storeSession(await call(sessionApi.switchCompany, { body: { companyId } }));
}
