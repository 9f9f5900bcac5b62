/** What is shown of a picture: its middle in parts of the picture's sides, and how many times it is enlarged. */
export interface Section {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const wholeSection: Section = { x: 0.5, y: 0.5, zoom: 1 };
export const largestZoom = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The square of the picture that a section shows, in its pixels. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Section) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The nearest section that shows nothing beside the picture. */
export function fitSection({ width, height }: Size, { x, y, zoom }: Section): Section {
  const fitting = between(1, zoom, largestZoom);
  const side = Math.min(width, height) / fitting;
  const [marginX, marginY] = [side / 2 / width, side / 2 / height];
  return { x: between(marginX, x, 1 - marginX), y: between(marginY, y, 1 - marginY), zoom: fitting };
}
