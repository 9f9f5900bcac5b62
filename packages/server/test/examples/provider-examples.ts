import { randomUUID } from "node:crypto";
import { orderStatus } from "@kreislauf/contract/orders";
import type { providerApi } from "@kreislauf/contract/provider";
import type { TestCompany } from "../factories/company.ts";
import { createExecutedTestOrder, type createTestOrder } from "../factories/order.ts";
import { createTestDocument, testPublication } from "../factories/document.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

/** The fields that every provider command has: the id and time of a new event. */
export const testEvent = (portal: TestPortal) => ({
  eventId: randomUUID(),
  occurredAt: portal.now().toString(),
});

type AnOrder = (options: Parameters<typeof createTestOrder>[2]) => Promise<number>;
type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** An example call of every provider command that succeeds for a key with its scope. */
export function providerExamples(
  portal: () => TestPortal,
  anOrder: AnOrder,
): Readonly<Record<keyof typeof providerApi, Example>> {
  const event = () => testEvent(portal());
  const onOrder =
    (verb: string, body: object, options: Parameters<AnOrder>[0] = {}): Example =>
    async () => ({
      path: `/provider/v1/order/${await anOrder(options)}/${verb}`,
      body: { ...event(), ...body },
    });
  return {
    providerOrder: async () => ({ path: `/provider/v1/order/${await anOrder({})}` }),
    createSystemOrder: async ({ agreementId }) => ({
      path: "/provider/v1/order/create",
      body: { ...event(), agreementId, containerActionId: 1, amount: 1, desiredDate: "2027-03-10" },
    }),
    confirmOrder: onOrder("confirm", { confirmedDate: "2027-03-10" }),
    proposeDate: onOrder("propose", { date: "2027-03-12" }),
    executeOrder: onOrder("execute", { weightKg: 1_250, treatmentCode: "R3" }),
    failOrder: onOrder("fail", { reason: "Tor verschlossen" }),
    cancelOrderByProvider: onOrder("cancel", {}),
    redeclareOrder: async (company) => {
      const wasteTypeId = await ensureSecondWasteType(portal());
      return await onOrder("redeclare", { wasteTypeId })(company);
    },
    correctWeight: async (company) => {
      const { id } = await createExecutedTestOrder(portal(), company);
      return {
        path: `/provider/v1/order/${id}/correct-weight`,
        body: { ...testEvent(portal()), weightKg: 684 },
      };
    },
    claimOrderByProvider: onOrder("claim", { claimReasonId: 4 }),
    updateTicket: onOrder(
      "ticket",
      { ticketNumber: "T-20417", ticketStatus: "in Arbeit" },
      { desiredDate: "2027-02-22", status: orderStatus.claimed },
    ),
    movePlacement: onOrder("move-placement", { date: "2027-03-15" }, { containerActionId: 5 }),
    publishDocument: async (company) => ({
      path: "/provider/v1/document/publish",
      body: { ...event(), ...testPublication(company) },
    }),
    publishDocuments: async (company) => ({
      path: "/provider/v1/document/publish-many",
      body: { ...event(), documents: [testPublication(company)] },
    }),
    deleteDocument: async (company) => {
      const { id } = await createTestDocument(portal(), company, { date: "2018-12-31" });
      return { path: `/provider/v1/document/${id}` };
    },
  };
}

/** Adds a second waste type to the catalog, for redeclarations; returns its id. */
export async function ensureSecondWasteType({ database }: TestPortal): Promise<number> {
  const id = 108;
  await database.db
    .insertInto("waste_types")
    .values({
      id,
      description: "Altholz A IV",
      sort_key: "altholz a iv",
      avv_code: "170204",
      hazardous: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}
