/** A point of the map in pixels, with the widths of what may be written there, the best first. */
export interface LabelAnchor {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
}

/** Where a plate stands: its upper left corner from the point, and which of the widths it has. */
export interface LabelPlacement {
  readonly dx: number;
  readonly dy: number;
  readonly variant: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const labelHeight = 28;
/** Pixels from the point to its plate. */
const gap = 9;
const dotRadius = 6;

/** Above, beside and below the point, then at its corners, in the order of preference. */
const sides = (width: number): readonly (readonly [dx: number, dy: number])[] => {
  const [above, beside, below] = [-gap - labelHeight, -labelHeight / 2, gap];
  return [
    [-width / 2, above],
    [gap, beside],
    [-gap - width, beside],
    [-width / 2, below],
    [-dotRadius, above],
    [dotRadius - width, above],
    [-dotRadius, below],
    [dotRadius - width, below],
  ];
};

/** How often those who found no room may choose before the others. */
const turns = 5;

/**
 * Finds a place for the plate of each spot, so that no two overlap, none covers another point or what stands over
 * the map, and none leaves the frame. Earlier spots choose first, unless one that could say less finds no room at all
 * that way; undefined where there is none.
 */
export function placeLabels(
  spots: readonly LabelAnchor[],
  frame: Box,
  covered: readonly Box[] = [],
): readonly (LabelPlacement | undefined)[] {
  const inTurn = (order: readonly number[]) => {
    const placed = placeInOrder(spots, order, frame, covered);
    const left = order.filter(
      (index) => placed[index] === undefined && (spots[index]?.widths.length ?? 0) > 1,
    );
    return { placed, left };
  };
  let order = spots.map((_, index) => index);
  let latest = inTurn(order);
  let best = latest;
  for (let turn = 0; turn < turns && latest.left.length > 0; turn += 1) {
    const first = new Set(latest.left);
    order = [...latest.left, ...order.filter((index) => !first.has(index))];
    latest = inTurn(order);
    if (latest.left.length < best.left.length) best = latest;
  }
  return best.placed;
}

function placeInOrder(
  spots: readonly LabelAnchor[],
  order: readonly number[],
  frame: Box,
  covered: readonly Box[],
): readonly (LabelPlacement | undefined)[] {
  const dots = spots.map(({ x, y }) => ({
    left: x - dotRadius,
    top: y - dotRadius,
    right: x + dotRadius,
    bottom: y + dotRadius,
  }));
  const taken = [...covered];
  const place = ({ x, y, widths }: LabelAnchor, own: number): LabelPlacement | undefined => {
    for (const [variant, width] of widths.entries()) {
      for (const [dx, dy] of sides(width)) {
        const [left, top] = [x + dx, y + dy];
        const box = { left, top, right: left + width, bottom: top + labelHeight };
        const isFree =
          isInside(box, frame) &&
          !taken.some((other) => overlap(box, other)) &&
          !dots.some((dot, index) => index !== own && overlap(box, dot));
        if (!isFree) continue;
        taken.push(box);
        return { dx, dy, variant };
      }
    }
    return undefined;
  };
  const placed: (LabelPlacement | undefined)[] = spots.map(() => undefined);
  for (const index of order) {
    const spot = spots[index];
    if (spot !== undefined) placed[index] = place(spot, index);
  }
  return placed;
}

const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
