import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteFixture } from "../../../test/sites.fixture.ts";
import { SiteSketchesCard } from "./site-sketches-card.tsx";

/** A PNG of one pixel. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const pngFile = () =>
  new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], "tor.png", { type: "image/png" });

const openCard = (site = siteFixture) => {
  signInAs();
  return renderScreen(<SiteSketchesCard site={site} isManager />, {
    route: "site",
    at: "/settings/location/3",
  });
};

test("a sketch whose upload ended with a 500 can be sent again", async () => {
  const network = fakeNetwork();
  let failures = 1;
  const uploads = network.on(sitesApi.uploadSketch, () =>
    failures-- > 0 ? refusal("internal") : { fileId: 41, fileName: "tor.png", sizeBytes: 70 },
  );
  const saved = network.on(sitesApi.updateSite, siteFixture);
  await openCard();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input.");
  await userEvent.upload(input, pngFile());
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await expect.poll(() => uploads.length).toBe(2);
  await expect.poll(() => saved.length).toBe(1);
});

test("the picture of a sketch that does not come can be asked for again", async () => {
  const network = fakeNetwork();
  const sketch = {
    id: 9,
    fileName: "tor.png",
    mediaType: "image/png" as const,
    sizeBytes: 70,
    addedOn: "2027-03-01T08:00:00Z",
  };
  let failures = 1;
  network.on(sitesApi.routeSketch, () =>
    failures-- > 0 ? refusal("internal") : { fileName: "tor.png", file: `data:image/png;base64,${png}` },
  );
  await openCard({ ...siteFixture, routeSketches: [sketch] });
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.poll(() => document.querySelector("button img")?.getAttribute("src")).toContain(png);
});
