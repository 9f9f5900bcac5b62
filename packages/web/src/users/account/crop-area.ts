/** The visible part of a picture. `x` and `y` are its centre as fractions of the picture's width and height. */
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

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** The visible square: its left upper corner and side length, in pixels of the picture. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: CropArea) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The nearest crop area that lies completely inside the picture. */
export function clampCropArea({ width, height }: Size, { x, y, zoom }: CropArea): CropArea {
  const clampedZoom = clamp(1, zoom, maxCropZoom);
  const side = Math.min(width, height) / clampedZoom;
  const [marginX, marginY] = [side / 2 / width, side / 2 / height];
  return { x: clamp(marginX, x, 1 - marginX), y: clamp(marginY, y, 1 - marginY), zoom: clampedZoom };
}
