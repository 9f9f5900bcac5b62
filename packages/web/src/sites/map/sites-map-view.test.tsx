import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../../test/render-screen.tsx";
import type { SiteOnMap } from "./cluster-sites.ts";
import { SitesMapView } from "./sites-map-view.tsx";

const site = (id: number, alias: string, city: string, lat: number, lon: number): SiteOnMap => ({
  id,
  alias,
  city,
  at: [lat, lon],
  open: 1,
  claimed: 0,
  phases: [],
});

async function openMap(sites: readonly SiteOnMap[]) {
  const onInseparableCluster = vi.fn<(ids: readonly number[]) => void>();
  await renderScreen(
    <div style={{ width: 700, height: 480 }}>
      <SitesMapView sites={sites} linkTo={(id) => `#/${id}`} onInseparableCluster={onInseparableCluster} />
    </div>,
    { route: "dashboard", at: "/dashboard" },
  );
  return { onInseparableCluster };
}

async function press(name: string) {
  const button = page.getByRole("button", { name });
  await expect.element(button).toBeInTheDocument();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

const kassel = site(1, "Werkstatt", "Kassel", 51.3, 9.5);
/** A site 29 km away from the one in Kassel. */
const nearKassel = site(2, "Hof", "Dransfeld", 51.5, 9.76);
const munich = site(3, "Lager", "München", 48.14, 11.58);

test("sites that the outline's highest zoom does not part are listed", async () => {
  const { onInseparableCluster } = await openMap([kassel, site(2, "Halle", "Kassel", 51.33, 9.53), munich]);
  await press("Kassel, 2 Standorte: 2 offen, in der Liste zeigen");
  expect(onInseparableCluster).toHaveBeenCalledWith([1, 2]);
});

test("sites that it parts are opened by zoom, and then have their own names", async () => {
  const { onInseparableCluster } = await openMap([kassel, nearKassel, munich]);
  await press("2 Standorte: 2 offen, näher ansehen");
  const link = page.getByRole("link", { name: "Werkstatt, Kassel: 1 offen" });
  await expect.element(link).toHaveFocus();
  expect(onInseparableCluster).not.toHaveBeenCalled();
});

test("without pictures of streets there is no zoom beyond the outline", async () => {
  await openMap([kassel, nearKassel]);
  const zoomIn = page.getByRole("button", { name: "Karte vergrößern" });
  for (let clicks = 0; clicks < 4; clicks += 1) await zoomIn.click();
  const [one, other] = page
    .getByRole("link")
    .elements()
    .map((pin) => pin.getBoundingClientRect());
  if (one === undefined || other === undefined) throw new Error("The pins are not there.");
  // In px; at zoom 8 a kilometre is about 2.6 px.
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(100);
});

test("a pin says what is going on, and has the sign of the most urgent order", async () => {
  const phases = [
    { status: "overdue" as const, name: "Überfällig", count: 1 },
    { status: "today" as const, name: "Heute", count: 0 },
    { status: "confirmed" as const, name: "Bestätigt", count: 2 },
  ];
  await openMap([{ ...kassel, open: 3, phases }]);
  const pin = page.getByRole("link", { name: "Werkstatt, Kassel: 3 offen (Überfällig 1, Bestätigt 2)" });
  await expect.element(pin).toBeInTheDocument();
});
