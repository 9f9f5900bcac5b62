import type { LatLon } from "./map-outline.ts";

/** A large city, and the zoom from which its name is shown. */
interface City {
  readonly key: string;
  readonly at: LatLon;
  readonly fromZoom: number;
}

const named = <Key extends string>(key: Key, lat: number, lon: number, fromZoom = 0) => ({
  key,
  at: [lat, lon] as LatLon,
  fromZoom,
});

/** Cities for orientation. If there is no room for two names, the city that comes first in this list is named. */
export const cities = [
  named("berlin", 52.517, 13.389),
  named("hamburg", 53.55, 10.0),
  named("munich", 48.137, 11.575),
  named("cologne", 50.938, 6.96),
  named("frankfurt", 50.111, 8.682),
  named("stuttgart", 48.778, 9.18),
  named("leipzig", 51.34, 12.375),
  named("hanover", 52.374, 9.738),
  named("nuremberg", 49.453, 11.077),
  named("bremen", 53.076, 8.807),
  named("dresden", 51.051, 13.738),
  named("dortmund", 51.514, 7.465, 5.5),
  named("rostock", 54.089, 12.14, 5.5),
  named("kassel", 51.316, 9.498, 5.5),
  named("kiel", 54.323, 10.123, 6),
  named("magdeburg", 52.132, 11.639, 6),
  named("erfurt", 50.978, 11.03, 6),
  named("freiburg", 47.996, 7.852, 6),
  named("saarbruecken", 49.234, 6.997, 6),
  named("muenster", 51.962, 7.626, 6.5),
  named("duesseldorf", 51.225, 6.776, 6.5),
  named("essen", 51.458, 7.015, 7),
  named("bonn", 50.735, 7.1, 7),
  named("bielefeld", 52.022, 8.532, 6.5),
  named("mannheim", 49.488, 8.467, 6.5),
  named("karlsruhe", 49.009, 8.404, 6.5),
  named("augsburg", 48.369, 10.898, 6.5),
  named("regensburg", 49.019, 12.097, 6.5),
  named("wuerzburg", 49.793, 9.932, 6.5),
  named("chemnitz", 50.832, 12.924, 6.5),
  named("halle", 51.483, 11.969, 7),
  named("brunswick", 52.264, 10.524, 7),
  named("osnabrueck", 52.279, 8.043, 7),
  named("oldenburg", 53.143, 8.214, 7),
  named("luebeck", 53.866, 10.685, 7),
  named("schwerin", 53.629, 11.413, 7),
  named("flensburg", 54.784, 9.437, 7),
  named("cottbus", 51.757, 14.334, 7),
  named("koblenz", 50.354, 7.594, 7),
  named("mainz", 50.0, 8.271, 7),
  named("trier", 49.757, 6.641, 7),
  named("ulm", 48.399, 9.987, 7),
  named("konstanz", 47.66, 9.175, 7),
  named("passau", 48.574, 13.46, 7),
  named("paris", 48.857, 2.351),
  named("amsterdam", 52.373, 4.893),
  named("brussels", 50.847, 4.352),
  named("luxembourg", 49.611, 6.13, 5.5),
  named("strasbourg", 48.584, 7.746, 6.5),
  named("zurich", 47.373, 8.54, 5),
  named("vienna", 48.208, 16.373),
  named("salzburg", 47.8, 13.045, 6.5),
  named("innsbruck", 47.265, 11.393, 6),
  named("prague", 50.087, 14.421),
  named("wroclaw", 51.108, 17.033),
  named("poznan", 52.406, 16.925, 5.5),
  named("szczecin", 53.428, 14.553, 6),
  named("copenhagen", 55.676, 12.568),
] as const satisfies readonly City[];

export type CityKey = (typeof cities)[number]["key"];
