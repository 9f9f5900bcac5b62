/** A place, in decimal degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** How far one key press moves the pin, in metres. */
const steps = { fine: 10, coarse: 100 };
const metresOfDegree = 111_320;

const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Rounds to five decimals of a degree, which is about a metre. */
export const roundCoordinates = ({ lat, lon }: Coordinates): Coordinates => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lon: Math.round(lon * 1e5) / 1e5,
});

/** The coordinates after an arrow key was pressed; undefined for any other key. */
export function moveCoordinatesByKey(
  { lat, lon }: Coordinates,
  key: string,
  isCoarse: boolean,
): Coordinates | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const degrees = (isCoarse ? steps.coarse : steps.fine) / metresOfDegree;
  const [north, east] = direction;
  // The further north, the shorter is a degree of longitude in metres.
  const width = Math.cos((lat * Math.PI) / 180);
  return roundCoordinates({ lat: lat + north * degrees, lon: lon + (east * degrees) / width });
}
