export type Position = readonly [lon: number, lat: number];

/** Length of a degree of longitude relative to one of latitude, in the middle of Germany. */
const narrowing = Math.cos((51 * Math.PI) / 180);

/** Removes points that deviate at most `tolerance` degrees from the simplified line (Douglas-Peucker). */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.slice(1, -1).map((point) => distanceToLine(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const at = distances.indexOf(farthest) + 1;
  return [
    ...simplifyLine(line.slice(0, at + 1), tolerance),
    ...simplifyLine(line.slice(at), tolerance).slice(1),
  ];
}

function distanceToLine(point: Position, from: Position, to: Position): number {
  const [x, y] = offset(from, point);
  const [dx, dy] = offset(from, to);
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(Math.max((x * dx + y * dy) / length, 0), 1);
  return Math.hypot(x - along * dx, y - along * dy);
}

const offset = ([lon, lat]: Position, [otherLon, otherLat]: Position) =>
  [(otherLon - lon) * narrowing, otherLat - lat] as const;
