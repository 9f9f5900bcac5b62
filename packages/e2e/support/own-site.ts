import type { Site } from "@kreislauf/contract/sites";
import type { CreatedAgreement } from "@kreislauf/contract/orders";
import type { APIRequestContext } from "@playwright/test";
import { type WriteApi, writeApiAs } from "./api.ts";
import { providerClient } from "./provider.ts";
import type { RunningServer } from "./server.ts";

/** An account with all permissions in the retailer's company, whose sites no other journey counts. */
export const ownSiteManager = "fremd@demo.example";

/** A container that a new site has, from the demo's catalog. */
interface OwnSiteContainer {
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: number;
  readonly amount: number;
  readonly cycleInterval?: number;
  readonly weekday1?: number;
}

/** A site for one journey, in Sachsen-Anhalt. */
interface OwnSite {
  readonly alias: string;
  readonly city: string;
  readonly siteId: number;
  /** The ids of the agreements, in the order of the requested containers. */
  readonly agreementIds: readonly number[];
  readonly write: WriteApi;
  readonly provider: ReturnType<typeof providerClient>;
}

let yards = 0;

/** Creates a site with containers, so that a journey does not change data that other journeys read. */
export async function createOwnSite(
  portal: RunningServer,
  request: APIRequestContext,
  containers: readonly OwnSiteContainer[],
): Promise<OwnSite> {
  yards += 1;
  const [write, provider] = [await writeApiAs(request, ownSiteManager), providerClient(portal, request)];
  const site = { alias: `Hof ${yards} am ${Date.now() % 100_000}`, city: "Halle (Saale)" };
  const { id: siteId } = await write<Site>("/service-location/create", {
    ...site,
    street: "Delitzscher Straße",
    houseNumber: `${yards}`,
    zip: "06112",
    confirmDuplicate: true,
  });
  const agreementIds: number[] = [];
  for (const container of containers) {
    const { agreement, order } = await write<CreatedAgreement>("/agreement/create", {
      serviceLocationId: siteId,
      desiredDate: "2027-06-08",
      ...container,
    });
    await provider.execute(order.id);
    agreementIds.push(agreement.agreementId);
  }
  return { ...site, siteId, agreementIds, write, provider };
}
