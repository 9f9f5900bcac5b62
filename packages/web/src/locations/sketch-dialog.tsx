import type { RouteSketch } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { fileSize } from "../base/file-size.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useIsMobile } from "../base/viewport.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { sketchQuery } from "./site.queries.ts";
import { sketchesTexts } from "./sketches.texts.ts";
import { useFileAddress } from "./use-file-address.ts";
import styles from "./sketch-dialog.module.css";

interface SketchDialogProps {
  locationId: number;
  sketch: RouteSketch;
  onClosed: () => void;
}

/** A route sketch to look at, to keep, and to open beside the portal. */
export function SketchDialog({ locationId, sketch, onClosed }: SketchDialogProps) {
  const texts = useTexts(sketchesTexts).dialog;
  const formats = useFormats();
  const isMobile = useIsMobile();
  const [open, setOpen] = useState(true);
  const { data, isError, isFetching, refetch } = useQuery(sketchQuery(locationId, sketch.id));
  const isPdf = sketch.mediaType === "application/pdf";
  const address = useFileAddress(isPdf ? data?.file : undefined);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={sketch.fileName}
      description={fileSize(sketch.sizeBytes, formats)}
      actions={
        <>
          <Button onClick={close}>{texts.close}</Button>
          {data !== undefined && (
            <LinkButton icon={Download} href={data.file} download={sketch.fileName}>
              {texts.download}
            </LinkButton>
          )}
        </>
      }
    >
      {data === undefined ? (
        isError ? (
          <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Late text={texts.loading}>
            <SkeletonCard />
          </Late>
        )
      ) : !isPdf ? (
        <img className={styles.picture} src={data.file} alt={texts.picture(sketch.fileName)} />
      ) : address === undefined ? null : isMobile ? (
        // Phones show no documents inside a page.
        <>
          <p>{texts.document}</p>
          <LinkButton icon={ExternalLink} href={address} target="_blank" rel="noreferrer">
            {texts.open}
          </LinkButton>
        </>
      ) : (
        // Browsers show no documents in a sandbox; the server has seen that it is one.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.document} src={address} title={texts.picture(sketch.fileName)} />
      )}
    </Dialog>
  );
}
