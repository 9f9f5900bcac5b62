import { sessionApi } from "@kreislauf/contract/session";
import { call } from "../base/api.ts";
import { keepSession } from "../base/session.ts";

/** Goes on in another company. The former session ends; every tab follows the new one. */
export async function switchCompany(companyId: number): Promise<void> {
  keepSession(await call(sessionApi.switchCompany, { body: { companyId } }));
}
