import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { testHeic, testPhoto } from "../../../test/factories/photo.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let orderId: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
  orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
});

const asUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#24508f" } });
const fromUri = (uri: string) => Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64");

describe("a photo with a claim", () => {
  test.for(["jpeg", "png", "webp"] as const)("as %s is kept as a JPEG and shown again", async (format) => {
    const bytes = await picture(640, 480).toFormat(format).toBuffer();
    const { status, body } = await acts.claim(orderId, { photo: asUri(`image/${format}`, bytes) });
    expect([status, body.claim?.hasPhoto]).toEqual([200, true]);
    const shown = (await acts.photo(orderId)).body.file;
    expect(shown).toMatch(/^data:image\/jpeg;base64,/);
    expect(await sharp(fromUri(shown)).metadata()).toMatchObject({ format: "jpeg", width: 640, height: 480 });
  });

  test("as a phone's HEIC is unpacked and kept as a JPEG, whatever type it is sent under", async () => {
    for (const type of ["image/heic", "application/octet-stream"]) {
      const id = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
      const { status } = await acts.claim(id, { photo: asUri(type, testHeic) });
      expect(status).toBe(200);
      const { data, info } = await sharp(fromUri((await acts.photo(id)).body.file))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([320, 240, 3]);
      const blueOver = (x: number, y: number) => {
        const at = (y * info.width + x) * info.channels;
        return (data[at + 2] ?? 0) - (data[at] ?? 0);
      };
      expect(blueOver(155, 160), "the container is blue").toBeGreaterThan(60);
      expect(blueOver(300, 140), "the sky is nearly grey").toBeLessThan(30);
    }
  });

  test("as a HEIC that broke off is refused", async () => {
    const half = asUri("image/heic", testHeic.subarray(0, testHeic.length / 2));
    expect(await acts.claim(orderId, { photo: half })).toMatchObject({ status: 400, code: "photo_unusable" });
  });

  test("is made small and upright, and loses place and camera", async () => {
    const bytes = await picture(4_000, 3_000)
      .withExif({ IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await acts.claim(orderId, { photo: asUri("image/jpeg", bytes) });
    const metadata = await sharp(fromUri((await acts.photo(orderId)).body.file)).metadata();
    expect(metadata).toMatchObject({ width: 1_800, height: 2_400 });
    expect(metadata.exif).toBeUndefined();
  });

  test("can be uploaded before, by the same person", async () => {
    const { status, body } = await acts.upload(testPhoto);
    expect(status).toBe(201);
    const claimed = await acts.claim(orderId, { photo: body.fileId });
    expect(claimed.body.claim?.hasPhoto).toBe(true);
    expect((await acts.log(orderId))[0]).toMatchObject({ new: { hasPhoto: true } });
  });

  test("of a colleague cannot be named", async () => {
    const { companyId, siteId } = company;
    const colleague = await createTestUser(portal, companyId, {
      permissions: [11, 14],
      siteIds: [siteId],
    });
    const { fileId } = (await acts.upload(testPhoto)).body;
    const answer = await portal.call({
      method: "POST",
      path: "/order/claim",
      body: { orderId, claimReasonId: 1, photo: fileId },
      token: colleague.token,
    });
    expect(answer.statusCode).toBe(404);
    expect((await acts.order(orderId)).orderStatusId).toBe(1);
  });

  test("need not be: the claim says that there is none", async () => {
    expect((await acts.claim(orderId)).body.claim?.hasPhoto).toBe(false);
    expect((await acts.photo(orderId)).status).toBe(404);
  });

  test("is not the next claim's", async () => {
    await acts.claim(orderId, { photo: testPhoto });
    await acts.close(orderId, 1);
    expect((await acts.claim(orderId)).body.claim?.hasPhoto).toBe(false);
  });
});

describe("what is no photo is refused, and the order stays open", () => {
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const cases = [
    ["a text", () => asUri("text/plain", Buffer.from("hello")), 400, "photo_unusable"],
    [
      "a text that calls itself a JPEG",
      () => asUri("image/jpeg", Buffer.from("hello")),
      400,
      "photo_unusable",
    ],
    [
      "a JPEG's first bytes and noise",
      () => asUri("image/jpeg", Buffer.concat([jpegHead, randomBytes(5_000)])),
      400,
      "photo_unusable",
    ],
    [
      "HEIC in name only",
      () => asUri("image/heic", Buffer.from("0000ftypheic and nothing more")),
      400,
      "photo_unusable",
    ],
    [
      "an SVG",
      () => asUri("image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      400,
      "photo_unusable",
    ],
    ["a GIF", () => asUri("image/gif", Buffer.from("R0lGODlhAQABAAAAACw=", "base64")), 400, "photo_unusable"],
    ["broken base64", () => "data:image/jpeg;base64,/9j/4AA*#", 400, "photo_unusable"],
    ["base64 that ends too soon", () => `${testPhoto.slice(0, -3)}A`, 400, "photo_unusable"],
    ["no data URI", () => "C:\\Fotos\\behaelter.jpg", 400, "photo_unusable"],
    ["an address on the web", () => "https://example.org/photo.jpg", 400, "photo_unusable"],
    ["an empty one", () => "data:image/jpeg;base64,", 400, "photo_unusable"],
    ["no text at all", () => "", 400, "validation"],
    [
      "a little more than 10 MB",
      () => asUri("image/jpeg", Buffer.concat([jpegHead, randomBytes(10_000_003)])),
      413,
      "photo_too_large",
    ],
    [
      "30 MB",
      () => asUri("image/jpeg", Buffer.concat([jpegHead, randomBytes(30_000_000)])),
      413,
      "too_large",
    ],
  ] as const;

  test.for(cases)("%s", async ([, photo, status, code]) => {
    expect(await acts.claim(orderId, { photo: photo() })).toMatchObject({ status, code });
    expect((await acts.order(orderId)).orderStatusId).toBe(1);
  });

  test("a photo that broke off on the way", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#fff", noise } })
      .jpeg()
      .toBuffer();
    const half = asUri("image/jpeg", whole.subarray(0, whole.length / 2));
    expect(await acts.claim(orderId, { photo: half })).toMatchObject({ status: 400, code: "photo_unusable" });
  });

  test("a picture of more pixels than memory should hold", async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(10_000_000);
    expect(await acts.claim(orderId, { photo: asUri("image/png", bomb) })).toMatchObject({
      status: 400,
      code: "photo_unusable",
    });
  });

  test("also with other calls the usual limit of a body stands", async () => {
    const answer = await portal.call({
      method: "POST",
      path: "/order/cancel",
      body: { orderId, cancelReasonId: 8, reason: "x".repeat(2_000_000) },
      token: company.token,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, "too_large"]);
  });
});
