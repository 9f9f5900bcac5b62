import { balanceApi } from "@kreislauf/contract/balance";
import { separationApi } from "@kreislauf/contract/separation";
import { balanceExamples } from "./balance-examples.ts";
import { separationExamples } from "./separation-examples.ts";

export const wasteLawApis = { ...balanceApi, ...separationApi };

export const wasteLawExamples = { ...balanceExamples, ...separationExamples };
