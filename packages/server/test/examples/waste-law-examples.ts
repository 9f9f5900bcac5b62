import { balanceApi } from "@kreislauf/contract/balance";
import { separationApi } from "@kreislauf/contract/separation";
import { balanceExamples } from "./balance-examples.ts";
import type { TestPortal } from "../portal/portal.ts";
import { separationExamples } from "./separation-examples.ts";

export const wasteLawApis = { ...balanceApi, ...separationApi };

export const wasteLawExamples = (portal: () => TestPortal) => ({
  ...balanceExamples,
  ...separationExamples(portal),
});
