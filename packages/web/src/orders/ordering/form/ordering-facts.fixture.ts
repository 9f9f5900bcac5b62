import { containerAction } from "@kreislauf/contract/catalog";
import type { OrderingFacts } from "@kreislauf/contract/orders";

const { empty, place } = containerAction;

/**
 * Facts for emptying: two containers on site from Thursday, 20 May 2027, fewer on some days; Thursday, 27 May is a
 * holiday; containers are counted until 28 May.
 */
export const orderingFactsFixture: OrderingFacts = {
  siteActive: true,
  agreement: {
    status: "active",
    containersOnSite: 2,
    openWithdrawals: 0,
    fullWithdrawalDate: null,
    endsOn: null,
  },
  terms: {
    unit: "container",
    leastAmount: 1,
    mostAmount: null,
    bigBag: false,
    vehicleParts: false,
    airbag: false,
    emptyingContainer: false,
    customerOwned: false,
  },
  offeredActions: [empty, place],
  containerActionId: empty,
  earliestDate: "2027-05-20",
  latestDate: "2029-12-31",
  containersOnSite: { "2027-05-20": 2, "2027-05-21": 1, "2027-05-24": 0, "2027-05-25": 2, "2027-05-28": 2 },
  holidays: new Set(["2027-05-27"]),
};

/** The same facts for vehicle parts, which are ordered by the piece. */
export const pieceFactsFixture: OrderingFacts = {
  ...orderingFactsFixture,
  terms: {
    ...orderingFactsFixture.terms,
    unit: "piece",
    leastAmount: 20,
    mostAmount: 500,
    vehicleParts: true,
  },
};

/** The same facts for placing a container. */
export const placementFactsFixture: OrderingFacts = { ...orderingFactsFixture, containerActionId: place };
