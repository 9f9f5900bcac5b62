import { describe, expect, it } from "vitest";
import { type Box, placeLabels, labelHeight, type LabelAnchor } from "./place-labels.ts";

const frame: Box = { left: 0, top: 0, right: 500, bottom: 500 };
const spot = (x: number, y: number, ...widths: number[]): LabelAnchor => ({ x, y, widths });
const place = (...spots: LabelAnchor[]) => placeLabels(spots, frame);

describe("the plates of a map", () => {
  it("stand above their point where there is room", () => {
    expect(place(spot(250, 250, 100))).toEqual([{ dx: -50, dy: -9 - labelHeight, variant: 0 }]);
  });

  it("step aside at the edges of the frame", () => {
    expect(place(spot(250, 20, 100))).toEqual([{ dx: 9, dy: -14, variant: 0 }]);
    expect(place(spot(480, 20, 100))).toEqual([{ dx: -109, dy: -14, variant: 0 }]);
    expect(place(spot(250, 36, 100))[0]?.dx).toBe(9);
    expect(place(spot(250, 37, 100))[0]?.dx).toBe(-50);
  });

  it("neither overlap nor cover another point", () => {
    const spots = [spot(250, 250, 100), spot(260, 262, 100), spot(250, 225)];
    const plates = place(...spots);
    const boxes = plates.flatMap((plate, index) =>
      plate === undefined
        ? []
        : [{ x: (spots[index]?.x ?? 0) + plate.dx, y: (spots[index]?.y ?? 0) + plate.dy }],
    );
    expect(boxes).toHaveLength(2);
    const [one, other] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
    const apart = Math.abs(one.x - other.x) >= 100 || Math.abs(one.y - other.y) >= labelHeight;
    expect(apart).toBe(true);
    for (const { x, y } of boxes) {
      const covers = x < 250 && 250 < x + 100 && y < 225 && 225 < y + labelHeight;
      expect(covers).toBe(false);
    }
  });

  it("keep clear of what stands over the map", () => {
    const buttons = { left: 260, top: 200, right: 500, bottom: 300 };
    expect(placeLabels([spot(250, 250, 100)], frame, [buttons])[0]?.dx).toBe(-109);
  });

  it("give way to one that would find no room after them", () => {
    // The second label fits only if the first one moves to its other side.
    const corner: Box = { left: 0, top: 0, right: 240, bottom: 120 };
    const spots = [spot(130, 60, 110, 50), spot(70, 66, 110, 50)];
    const plates = placeLabels(spots, corner, [
      { left: 0, top: 75, right: 240, bottom: 120 },
      { left: 0, top: 0, right: 60, bottom: 120 },
    ]);
    expect(plates.every((plate) => plate !== undefined)).toBe(true);
  });

  it("say less where there is no room for more, and nothing where there is none", () => {
    const narrow: Box = { left: 200, top: 200, right: 270, bottom: 300 };
    expect(placeLabels([spot(250, 250, 100, 40)], narrow)[0]?.variant).toBe(1);
    expect(placeLabels([spot(250, 250, 100, 90)], narrow)).toEqual([undefined]);
  });
});
