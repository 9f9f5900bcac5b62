/** What is shown of a picture: its middle in parts of the picture's sides, and how many times it is enlarged. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const fullCropArea: CropArea = { x: 0.5, y: 0.5, zoom: 1 };
export const maxCropZoom = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The square of the picture that a section shows, in its pixels. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: CropArea) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The nearest section that shows nothing beside the picture. */
export function clampCropArea({ width, height }: Size, { x, y, zoom }: CropArea): CropArea {
  const fitting = between(1, zoom, maxCropZoom);
  const side = Math.min(width, height) / fitting;
  const [marginX, marginY] = [side / 2 / width, side / 2 / height];
  return { x: between(marginX, x, 1 - marginX), y: between(marginY, y, 1 - marginY), zoom: fitting };
}
