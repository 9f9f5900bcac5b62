import type { EndpointTable } from "../base/index.ts";
import { accessApi } from "./access.api.ts";
import { accountApi } from "./account.api.ts";
import { auditApi } from "./audit.api.ts";
import { choicesApi } from "./choices.api.ts";
import { peopleApi } from "./people.api.ts";

export const usersApi = {
  ...accountApi,
  ...choicesApi,
  ...peopleApi,
  ...auditApi,
  ...accessApi,
} as const satisfies EndpointTable;
