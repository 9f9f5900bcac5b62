import { expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { testPhoto } from "../../../test/factories/photo.ts";
import { startTestBucket } from "../../../test/fakes/bucket.ts";
import { openTestPortal, statusAndCode } from "../../../test/portal/portal.ts";

// The embedded database has only one connection: a transaction that waited for the bucket would hold it.
test("while the bucket hangs, uploads keep nobody from the database", async () => {
  const bucket = await startTestBucket();
  const portal = await openTestPortal({ FILES_URL: bucket.url });
  try {
    const company = await createTestCompany(portal);
    const { token } = company;
    const orderId = await createTestOrder(portal, company);
    const post = (path: string, body: object) => portal.call({ method: "POST", path, body, token });
    bucket.delay = Number.POSITIVE_INFINITY;
    const uploads = [
      post("/order/claim-photo", { photo: testPhoto }),
      post(`/order/${orderId}/messages`, {
        text: "Das Tor klemmt.",
        attachments: [{ fileName: "tor.jpg", file: testPhoto }],
      }),
    ];
    await expect.poll(() => bucket.waiting).toBe(uploads.length);
    const list = await portal.call({ path: "/service-location/all/orders", token });
    expect(list.statusCode).toBe(200);
    await bucket.halt();
    for (const answer of await Promise.all(uploads))
      expect(statusAndCode(answer)).toEqual([503, "unavailable"]);
  } finally {
    await portal.close();
  }
});
