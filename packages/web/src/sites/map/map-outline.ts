import outline from "./map-outline.json";

export type LatLon = [lat: number, lon: number];

const { unit } = outline;

/** Decodes a line of the outline: its first point, followed by the offset of each point from the one before. */
function decodeLine(line: string): LatLon[] {
  const steps = line.split(" ").map(Number);
  const points: LatLon[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([y * unit, x * unit]);
  }
  return points;
}

/** Joins lines, given by their indexes, to a ring. A negative index -n stands for line n - 1, reversed. */
const ringOf = (lines: readonly LatLon[][], numbers: readonly number[]): LatLon[] =>
  numbers.flatMap((number) => (number < 0 ? (lines[~number] ?? []).toReversed() : (lines[number] ?? [])));

/** The outlines of Germany and its neighbours, each a closed line of coordinates. */
export function readMapOutline(): { readonly germany: LatLon[][]; readonly neighbours: LatLon[][] } {
  const lines = outline.lines.map(decodeLine);
  const rings = (all: readonly number[][]) => all.map((numbers) => ringOf(lines, numbers));
  return { germany: rings(outline.home), neighbours: rings(outline.abroad) };
}
