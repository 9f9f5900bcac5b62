import type { EndpointTable } from "../base/index.ts";
import { accessApi } from "./access.api.ts";
import { accountApi } from "./account.api.ts";
import { auditApi } from "./audit.api.ts";
import { companyAccountApi } from "./company-account.api.ts";
import { directoryApi } from "./directory.api.ts";
import { peopleApi } from "./people.api.ts";
import { secondFactorRuleApi } from "./second-factor-rule.api.ts";

export const usersApi = {
  ...accountApi,
  ...directoryApi,
  ...peopleApi,
  ...auditApi,
  ...accessApi,
  ...secondFactorRuleApi,
  ...companyAccountApi,
} as const satisfies EndpointTable;
