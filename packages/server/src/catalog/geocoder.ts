import { laender, laenderTexts, type Land, type AddressPrediction } from "@kreislauf/contract/catalog";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import type { Clock } from "../base/clock.ts";
import { formatAddress } from "./format-address.ts";
import { findPostalRegion } from "./postal-regions.texts.ts";

/** A service that knows all streets. It never throws: if the service does not respond, it finds nothing. */
export type Geocoder = (typed: string) => Promise<readonly AddressPrediction[]>;

interface GeocoderParts {
  /**
   * The URL of the service's search: Photon's ends with `/api`, Nominatim's with `/search`. Undefined: no service is
   * used.
   */
  readonly url: string | undefined;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

const maxAnswers = 8;
/** How long the service may take to respond: a person who is typing would not wait longer. */
const timeoutMilliseconds = 2_000;
/** After a failure the service is not asked for a while, so that not every keystroke waits for it. */
const backoffSeconds = 30;

export function createGeocoder({ url, clock, log }: GeocoderParts): Geocoder {
  if (url === undefined) return () => Promise.resolve([]);
  const isNominatim = new URL(url).pathname.endsWith("/search");
  let resting = clock.now();
  return async (typed) => {
    if (Temporal.Instant.compare(clock.now(), resting) < 0) return [];
    try {
      const request = new URL(url);
      request.search = String(
        new URLSearchParams({
          q: typed,
          limit: String(maxAnswers),
          ...(isNominatim
            ? { format: "jsonv2", addressdetails: "1", countrycodes: "de", "accept-language": "de" }
            : { lang: "de", countrycode: "DE" }),
        }),
      );
      const answer = await fetch(request, {
        headers: { "user-agent": "Kreislauf", accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}.`);
      const body = await answer.json();
      return isNominatim ? nominatimAnswer.parse(body).flatMap(fromNominatim) : fromPhoton(body);
    } catch (error) {
      resting = clock.now().add({ seconds: backoffSeconds });
      log.warn({ err: error }, "the geocoder does not answer");
      return [];
    }
  };
}

const text = z._default(z.string(), "");

const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        countrycode: text,
        type: text,
        name: text,
        street: text,
        housenumber: text,
        postcode: text,
        city: text,
        state: text,
      }),
    }),
  ),
});

const nominatimAnswer = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    address: z.object({
      country_code: text,
      road: text,
      house_number: text,
      postcode: text,
      city: text,
      town: text,
      village: text,
      municipality: text,
      state: text,
    }),
  }),
);

function fromPhoton(body: unknown): AddressPrediction[] {
  return photonAnswer.parse(body).features.flatMap(({ geometry, properties: found }) => {
    const [lon, lat] = geometry.coordinates;
    const street = found.street || (found.type === "street" ? found.name : "");
    const city = found.city || (found.type === "city" ? found.name : "");
    return predictionOf(found.countrycode, {
      street,
      houseNumber: found.housenumber,
      zip: found.postcode,
      city,
      state: found.state,
      lat,
      lon,
    });
  });
}

function fromNominatim({
  lat,
  lon,
  address: found,
}: z.output<typeof nominatimAnswer>[number]): AddressPrediction[] {
  return predictionOf(found.country_code, {
    street: found.road,
    houseNumber: found.house_number,
    zip: found.postcode,
    city: found.city || found.town || found.village || found.municipality,
    state: found.state,
    lat,
    lon,
  });
}

/**
 * A response of the service as a prediction. The list is empty if the response is not a German address with street and
 * postal code.
 */
function predictionOf(
  country: string,
  found: Omit<AddressPrediction, "label" | "land"> & { readonly state: string },
): AddressPrediction[] {
  const { state, ...address } = found;
  const land = landOf(state) ?? findPostalRegion(address.zip)?.land;
  const isUsable = /^de$/i.test(country) && address.street !== "" && /^\d{5}$/.test(address.zip);
  return isUsable && land !== undefined ? [{ ...address, land, label: formatAddress(address) }] : [];
}

const landOf = (state: string): Land | undefined =>
  laender.find((land) => laenderTexts.de[land] === state || laenderTexts.en[land] === state);
