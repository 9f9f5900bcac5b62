import { crc32 } from "node:zlib";
import type { AccountSettings } from "@kreislauf/contract/users";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createTestCompany, type TestCompany, testPassword } from "../../test/factories/company.ts";
import { statusAndCode, openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const settings = async () =>
  (await portal.call({ path: "/account/settings", token: company.token })).json<AccountSettings>();
const post = (path: string, body: object): Promise<LightMyRequestResponse> =>
  portal.call({ method: "POST", path, body, token: company.token });

describe("one's own data", () => {
  const profileData = { firstName: "Jana Maria", lastName: "Petersen", phone: "0561 5550110" };

  test("are changed for the person of the token only", async () => {
    const answer = await post("/account/setting/profile", { userId: company.userId, profileData });
    expect(answer.json()).toMatchObject({ ...profileData, phone: "+495615550110", email: company.email });
    expect((await settings()).profile).toEqual(answer.json());
    const stranger = await createTestCompany(portal);
    expect(
      statusAndCode(await post("/account/setting/profile", { userId: stranger.userId, profileData })),
    ).toEqual([404, "not_found"]);
  });

  test.for([
    ["firstName", "", "Sie müssen einen Name angeben."],
    ["lastName", "P", "Bitte geben Sie mindestens 2 Zeichen ein."],
    ["phone", "", "Bitte geben Sie eine Telefonnummer an."],
    ["phone", "110x", "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140."],
  ] as const)("%s may not be '%s'", async ([field, value, message]) => {
    const body = { userId: company.userId, profileData: { ...profileData, [field]: value } };
    const answer = await post("/account/setting/profile", body);
    expect(statusAndCode(answer)).toEqual([400, "validation"]);
    expect(answer.json()).toMatchObject({ details: [{ field: `profileData.${field}`, message }] });
  });

  test("do not hold the address", async () => {
    const body = { userId: company.userId, profileData: { ...profileData, email: "neu@test.example" } };
    expect(statusAndCode(await post("/account/setting/profile", body))).toEqual([400, "validation"]);
  });
});

describe("the notification mails", () => {
  const change = (userId: number, body: object) =>
    portal.call({ method: "PATCH", path: `/account/settings/email/${userId}`, body, token: company.token });

  test("are switched one by one, for the company one acts for", async () => {
    expect((await change(company.userId, { claimConfirmation: false })).json()).toEqual({
      orderReceiptConfirmation: true,
      claimConfirmation: false,
      cancellationConfirmation: true,
      documentReceipt: true,
      proposalNotice: true,
      failedTripNotice: true,
      newDeviceNotice: true,
      budgetNotice: true,
      claimAnswerNotice: true,
      orderDigest: false,
    });
    expect((await settings()).emailSettings.claimConfirmation).toBe(false);
    await change(company.userId, { claimConfirmation: true, documentReceipt: false });
    expect((await settings()).emailSettings).toMatchObject({
      claimConfirmation: true,
      documentReceipt: false,
    });
  });

  test.each([{}, { claimConfirmation: "no" }, { newsletter: true }])("%o is refused", async (body) => {
    expect(statusAndCode(await change(company.userId, body))).toEqual([400, "validation"]);
  });

  test("switch off the warning of a new device with a recent proof only, and the others without", async () => {
    portal.setNow(portal.now().add({ minutes: 10, seconds: 1 }).toString());
    onTestFinished(() => portal.setNow(testNow));
    const ownChange = (body: object) => change(company.userId, body);
    for (const body of [{ newDeviceNotice: false }, { claimConfirmation: false, newDeviceNotice: false }])
      expect(statusAndCode(await ownChange(body))).toEqual([403, "proof_required"]);
    expect((await settings()).emailSettings).toMatchObject({
      claimConfirmation: true,
      newDeviceNotice: true,
    });
    // An invalid call is refused as such even without a proof of identity.
    expect(statusAndCode(await ownChange({ newDeviceNotice: false, other: 1 }))).toEqual([400, "validation"]);
    for (const body of [{ claimConfirmation: false }, { newDeviceNotice: true }])
      expect((await ownChange(body)).statusCode).toBe(200);
    expect((await post("/account/proof", { password: testPassword })).statusCode).toBe(200);
    expect((await ownChange({ newDeviceNotice: false })).statusCode).toBe(200);
  });

  test("of somebody else are not there", async () => {
    const stranger = await createTestCompany(portal);
    expect(statusAndCode(await change(stranger.userId, { claimConfirmation: false }))).toEqual([
      404,
      "not_found",
    ]);
  });
});

test("the password knows when it was changed last", async () => {
  expect((await settings()).passwordChangedOn).toBeNull();
  await post("/auth/change-password", { oldPassword: testPassword, newPassword: "Grünschnitt7" });
  expect((await settings()).passwordChangedOn).toBe("2027-03-01T08:00:00.000Z");
});

describe("one's picture", () => {
  const asUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#3a6b2f" } });
  /** A small PNG whose header declares a large one. */
  const claimedSize = async (side: number) => {
    const png = await picture(4, 4).png().toBuffer();
    png.writeUInt32BE(side, 16);
    png.writeUInt32BE(side, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  const send = (profilePicture: unknown) => post("/account/setting/avatar", { profilePicture });

  test("is made anew: square, small, without what the camera wrote into it", async () => {
    const photo = await picture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: "Kamera von Jana" }, IFD3: { GPSLatitude: "51/1 18/1 0/1" } })
      .toBuffer();
    expect(photo.includes("Kamera von Jana")).toBe(true);
    const answer = await send(asUri("image/jpeg", photo));
    expect(answer.statusCode, answer.body).toBe(200);
    const kept = (await settings()).profile.profilePicture ?? "";
    expect(answer.json()).toEqual({ profilePicture: kept });
    const bytes = Buffer.from(kept.split(",")[1] ?? "", "base64");
    expect(bytes.length).toBeLessThan(20_000);
    expect(bytes.includes("Kamera von Jana")).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const users = await portal.call({ path: "/users/registered", token: company.token });
    const thumbnail = users.json<{ users: { profilePicture: string }[] }>().users[0]?.profilePicture ?? "";
    expect(await sharp(Buffer.from(thumbnail.split(",")[1] ?? "", "base64")).metadata()).toMatchObject({
      width: 72,
    });
    expect((await send(null)).json()).toEqual({ profilePicture: null });
    expect((await settings()).profile.profilePicture).toBeNull();
  });

  test("may be turned by the camera, transparent, or a WebP", async () => {
    const turned = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const webp = await picture(30, 30).webp().toBuffer();
    for (const [type, bytes] of [
      ["image/jpeg", turned],
      ["image/png", clear],
      ["image/webp", webp],
    ] as const) {
      expect((await send(asUri(type, bytes))).statusCode).toBe(200);
    }
  });

  const refused: readonly (readonly [string, () => unknown, readonly [number, string]])[] = [
    ["a text", () => asUri("image/png", Buffer.from("hello")), [400, "picture_unusable"]],
    [
      "a renamed program",
      () => asUri("image/jpeg", Buffer.from("MZ\x90\0", "latin1")),
      [400, "picture_unusable"],
    ],
    [
      "a drawing that runs",
      () => asUri("image/svg+xml", Buffer.from("<svg onload='x'/>")),
      [400, "picture_unusable"],
    ],
    [
      "half a picture",
      async () => asUri("image/jpeg", (await picture(400, 400).jpeg().toBuffer()).subarray(0, 300)),
      [400, "picture_unusable"],
    ],
    ["no data URI", () => "https://example.org/me.jpg", [400, "picture_unusable"]],
    [
      "a width of 20,000 pixels",
      async () => asUri("image/png", await picture(20_000, 4).png().toBuffer()),
      [413, "picture_too_large"],
    ],
    [
      "20,000 by 20,000 pixels",
      async () => asUri("image/png", await claimedSize(20_000)),
      [413, "picture_too_large"],
    ],
    [
      "more than 5 MB",
      () =>
        asUri(
          "image/jpeg",
          Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(5 * 1024 * 1024)]),
        ),
      [413, "picture_too_large"],
    ],
    ["much more than 5 MB", () => asUri("image/jpeg", Buffer.alloc(8 * 1024 * 1024)), [413, "too_large"]],
    ["a number", () => 7, [400, "validation"]],
  ];
  test.for(refused)("is refused for %s", async ([, make, expected]) => {
    expect(statusAndCode(await send(await make()))).toEqual(expected);
    expect((await settings()).profile.profilePicture).toBeNull();
  });
});

describe("the settings of lists", () => {
  const change = (body: unknown) =>
    portal.call({ method: "PATCH", path: "/account/settings/lists", body, token: company.token });

  test("are kept for the person, wherever they sign in", async () => {
    expect((await settings()).user.nextOrdersFirst).toBe(false);
    const answer = await change({ nextOrdersFirst: true });
    expect(answer.json()).toEqual({ nextOrdersFirst: true });
    expect((await settings()).user.nextOrdersFirst).toBe(true);
    const signedIn = await portal.call({
      method: "POST",
      path: "/auth/login/credentials",
      body: { email: company.email, password: testPassword },
    });
    expect(signedIn.json()).toMatchObject({ user: { nextOrdersFirst: true } });
  });

  test.each([{}, { nextOrdersFirst: "yes" }, { nextOrdersFirst: null }])("are not %j", async (body) => {
    expect(statusAndCode(await change(body))).toEqual([400, "validation"]);
  });
});
