/** A point of the map, in px, and the widths that its label can have, the preferred width first. */
export interface LabelAnchor {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
}

/** Where a label is drawn: its upper left corner relative to the point in px, and the index of its width. */
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
/** Distance from a point to its label, in px. */
const gap = 9;
const dotRadius = 6;

/** The label's positions, the preferred ones first: above, beside and below the point, then at its corners. */
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

/** How many times labels that found no room may be placed first in another attempt. */
const maxRounds = 5;

/**
 * Places the labels so that no two overlap, none covers another point or a covered area, and none leaves the frame.
 * Earlier spots choose first. But if a later spot that also has a shorter label finds no room, it may choose before
 * them. The result is undefined for spots without room.
 */
export function placeLabels(
  spots: readonly LabelAnchor[],
  frame: Box,
  covered: readonly Box[] = [],
): readonly (LabelPlacement | undefined)[] {
  const placeInTurn = (order: readonly number[]) => {
    const placed = placeInOrder(spots, order, frame, covered);
    const unplaced = order.filter(
      (index) => placed[index] === undefined && (spots[index]?.widths.length ?? 0) > 1,
    );
    return { placed, unplaced };
  };
  let order = spots.map((_, index) => index);
  let latest = placeInTurn(order);
  let best = latest;
  for (let round = 0; round < maxRounds && latest.unplaced.length > 0; round += 1) {
    const first = new Set(latest.unplaced);
    order = [...latest.unplaced, ...order.filter((index) => !first.has(index))];
    latest = placeInTurn(order);
    if (latest.unplaced.length < best.unplaced.length) best = latest;
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
  const place = ({ x, y, widths }: LabelAnchor, ownIndex: number): LabelPlacement | undefined => {
    for (const [variant, width] of widths.entries()) {
      for (const [dx, dy] of sides(width)) {
        const [left, top] = [x + dx, y + dy];
        const box = { left, top, right: left + width, bottom: top + labelHeight };
        const isFree =
          isInside(box, frame) &&
          !taken.some((other) => overlap(box, other)) &&
          !dots.some((dot, index) => index !== ownIndex && overlap(box, dot));
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
