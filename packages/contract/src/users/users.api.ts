import type { EndpointTable } from "../base/index.ts";
import { accountApi } from "./account.api.ts";
import { choicesApi } from "./choices.api.ts";
import { peopleApi } from "./people.api.ts";

export const usersApi = { ...accountApi, ...choicesApi, ...peopleApi } as const satisfies EndpointTable;
