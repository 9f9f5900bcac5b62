import {
  type AgreementEndCause,
  type AgreementStatus,
  agreementStatuses,
  agreementsTexts,
  canChangeAgreement,
  type AgreementVerdict,
  canSettleChange,
  type ChangeableAgreement,
  isEndedBy,
  statusWithContainers,
} from "../../packages/contract/src/agreements/index.ts";
import { agreementType, catalogTexts, containerAction } from "../../packages/contract/src/catalog/index.ts";
import {
  canOrderAction,
  canOrderOn,
  fullWithdrawalDate,
  type OrderingFacts,
} from "../../packages/contract/src/orders/index.ts";
import {
  agreementRuleCases,
  agreementRuleVerbs,
  type AgreementRuleVerb,
} from "../../packages/server/test/rule-cases/agreement-rule-cases.ts";
import { refusalTable, markdownTable } from "./markdown-table.ts";

const statusWords = agreementsTexts.en.status;
const actionWords = catalogTexts.en.containerAction;

/** The status of an agreement after each event, for every status. */
function agreementLife(): string {
  const events = {
    "a first container stands there": (status) => statusWithContainers(status, 1),
    "no container is left by a count": (status) => statusWithContainers(status, 0),
    "its only placement is cancelled": (status) => afterEnd("placement_cancelled", status),
    "its last container is carried away": (status) => afterEnd("all_withdrawn", status),
    "its last day is over": (status) => afterEnd("end_reached", status),
  } satisfies Record<string, (status: AgreementStatus) => string>;
  return markdownTable(
    ["", ...agreementStatuses.map((status) => statusWords[status])],
    Object.entries(events).map(([event, after]) => [
      event,
      ...agreementStatuses.map((status) => {
        const next = after(status);
        return next === status ? "" : statusWords[next];
      }),
    ]),
  );
}

const afterEnd = (cause: AgreementEndCause, status: AgreementStatus): AgreementStatus =>
  isEndedBy(cause, status) ? "ended" : status;

/** The day on which containers are withdrawn in the examples, in which today is Monday, 1 March 2027. */
const withdrawalDate = "2027-03-10";
const dates = ["2027-03-09", withdrawalDate, "2027-03-11"];

const callOff: ChangeableAgreement = {
  status: "active",
  agreementTypeId: agreementType.callOff,
  cycleInterval: null,
  weekday1: null,
  weekday2: null,
  pendingChange: null,
};
const periodic = { ...callOff, agreementTypeId: agreementType.periodic, cycleInterval: 16, weekday1: 2 };

interface Situation {
  readonly status?: ChangeableAgreement["status"];
  readonly pendingChange?: ChangeableAgreement["pendingChange"];
  readonly containers?: number;
  readonly unit?: "piece";
  /** Number of containers that are withdrawn on `withdrawalDate`. */
  readonly withdrawn?: number;
  readonly endsOn?: string;
}

const situations: Readonly<Record<string, Situation>> = {
  "it runs with two containers": {},
  "a change is pending": { pendingChange: { effectiveOn: null } },
  "a change is accepted and not in effect yet": { pendingChange: { effectiveOn: "2027-03-02" } },
  "one of two containers goes on 10.03.": { withdrawn: 1 },
  "all containers go on 10.03.": { withdrawn: 2 },
  "its last day is 10.03.": { endsOn: withdrawalDate },
  "it is requested": { status: "requested", containers: 0 },
  "it is emptied": { containers: 0 },
  "it is emptied, and ordered in pieces": { containers: 0, unit: "piece" },
  "it has ended": { status: "ended", containers: 0 },
};

const offered = [containerAction.exchange, containerAction.remove, containerAction.place] as const;

function factsOf(situation: Situation, containerActionId: OrderingFacts["containerActionId"]): OrderingFacts {
  const { status = "active", containers = 2, unit = "container", withdrawn = 0, endsOn = null } = situation;
  const movements = withdrawn > 0 ? [{ date: withdrawalDate, containers: -withdrawn }] : [];
  return {
    siteActive: true,
    agreement: {
      status,
      containersOnSite: containers,
      openWithdrawals: withdrawn,
      fullWithdrawalDate: fullWithdrawalDate(containers, movements),
      endsOn,
    },
    terms: {
      unit,
      leastAmount: 1,
      mostAmount: null,
      bigBag: false,
      vehicleParts: false,
      airbag: false,
      emptyingContainer: false,
      customerOwned: false,
    },
    offeredActions: offered,
    containerActionId,
    earliestDate: "2027-03-02",
    latestDate: "2029-12-31",
    containersOnSite: Object.fromEntries(
      dates.map((date) => [date, containers - (date < withdrawalDate ? 0 : withdrawn)]),
    ),
    holidays: new Set(),
  };
}

/** A table of what can be ordered on each date, and whether a change can be requested, withdrawn or decided. */
function allowances(): string {
  const verdictCell = (verdict: AgreementVerdict) => (verdict.allowed ? "yes" : `\`${verdict.reason}\``);
  const orderable = (situation: Situation, date: string) =>
    offered
      .filter((actionId) => {
        const facts = factsOf(situation, actionId);
        return canOrderAction(facts).allowed && canOrderOn(facts, date).allowed;
      })
      .map((actionId) => actionWords[actionId])
      .join(", ");
  return markdownTable(
    ["", "order for 09.03.", "for 10.03.", "for 11.03.", "ask for a change", "take it back, or decide on it"],
    Object.entries(situations).map(([words, situation]) => {
      const { status = "active", pendingChange = null } = situation;
      const changeable = { ...callOff, status, pendingChange };
      return [
        words,
        ...dates.map((date) => orderable(situation, date)),
        verdictCell(
          canChangeAgreement(changeable, periodic, [agreementType.callOff, agreementType.periodic]),
        ),
        verdictCell(canSettleChange(changeable)),
      ];
    }),
  );
}

/** The section of docs/rules.md about agreements. */
export function agreementRules(): string {
  const verbs = Object.keys(agreementRuleVerbs) as AgreementRuleVerb[];
  const refusals = verbs.map((verb) => {
    const cases = agreementRuleCases.filter((each) => each.verb === verb);
    return `## ${agreementRuleVerbs[verb]}\n\n${refusalTable(cases)}`;
  });
  return `# The rules of an agreement

Every refused case is also a test over HTTP (\`packages/server/src/agreements/agreement-rules.test.ts\`).

## How an agreement begins and ends

What is not here does not happen. A container that is carried away ends nothing while others are to be placed.

${agreementLife()}

## What an agreement allows

Asked on Monday, 1 March 2027; the catalog offers to exchange, withdraw and place.

${allowances()}

${refusals.join("\n\n")}
`;
}
