import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { accountTexts } from "./account.texts.ts";
import { clampCropArea, maxCropZoom, cropSquare, fullCropArea } from "./crop-area.ts";
import styles from "./account.module.css";

/** The side of the square that is sent to the server, in px; the server scales the picture itself. */
const outputSide = 512;
const step = 0.04;

interface CropDialogProps {
  image: ImageBitmap;
  busy: boolean;
  onClose: () => void;
  onCrop: (dataUri: string) => void;
}

/** Chooses a square part of the picture, by pointer or keyboard. */
export function CropDialog({ image, busy, onClose, onCrop }: CropDialogProps) {
  const texts = useTexts(accountTexts).picture;
  const [cropArea, setCropArea] = useState(fullCropArea);
  // A state and not a ref, because the dialog mounts the canvas only after the first effect.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const dragStart = useRef<{ x: number; y: number } | null>(null);
  const move = (dx: number, dy: number, zoom = cropArea.zoom) =>
    setCropArea(clampCropArea(image, { x: cropArea.x + dx, y: cropArea.y + dy, zoom }));

  useEffect(() => {
    const context = canvas?.getContext("2d");
    if (!context) return;
    const { left, top, side } = cropSquare(image, cropArea);
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, outputSide, outputSide);
    context.drawImage(image, left, top, side, side, 0, 0, outputSide, outputSide);
  }, [canvas, image, cropArea]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
      "+": () => move(0, 0, cropArea.zoom * 1.1),
      "-": () => move(0, 0, cropArea.zoom / 1.1),
    };
    const act = moves[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const from = dragStart.current;
    if (from === null) return;
    const { side } = cropSquare(image, cropArea);
    const perPixel = side / event.currentTarget.clientWidth;
    move(
      ((from.x - event.clientX) * perPixel) / image.width,
      ((from.y - event.clientY) * perPixel) / image.height,
    );
    dragStart.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <DialogFrame
      open
      title={texts.title}
      description={texts.lead}
      maxWidth={520}
      onClose={busy ? () => {} : onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            busyText={texts.taking}
            onClick={() => onCrop(canvas?.toDataURL("image/jpeg", 0.9) ?? "")}
          >
            {texts.take}
          </Button>
        </>
      }
    >
      <button
        type="button"
        className={styles.crop}
        aria-label={texts.area}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragStart.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragStart.current = null;
        }}
        onPointerCancel={() => {
          dragStart.current = null;
        }}
      >
        <canvas ref={setCanvas} width={outputSide} height={outputSide} />
      </button>
      <label className={styles.zoom}>
        {texts.zoom}
        <input
          type="range"
          min={100}
          max={maxCropZoom * 100}
          value={Math.round(cropArea.zoom * 100)}
          onChange={({ target }) => move(0, 0, Number(target.value) / 100)}
        />
      </label>
      <p className={styles.previewHint}>{texts.preview}</p>
    </DialogFrame>
  );
}
