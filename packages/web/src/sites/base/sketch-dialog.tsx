import type { RouteSketch } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { sketchQuery } from "../sites.queries.ts";
import { sketchesTexts } from "./sketches.texts.ts";
import { useObjectUrl } from "../../base/use-object-url.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "./sketch-dialog.module.css";

interface SketchDialogProps {
  siteId: number;
  sketch: RouteSketch;
  onClosed: () => void;
}

/** Shows a route sketch and downloads it; on phones a PDF opens in a new tab. */
export function SketchDialog({ siteId, sketch, onClosed }: SketchDialogProps) {
  const texts = useTexts(sketchesTexts).dialog;
  const { fileSize } = useFormats();
  const isMobile = useIsMobile();
  const [open, setOpen] = useState(true);
  const { data, error, isFetching, refetch } = useQuery(sketchQuery(siteId, sketch.id));
  const isPdf = sketch.mediaType === "application/pdf";
  const address = useObjectUrl(isPdf ? data?.file : undefined);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={sketch.fileName}
      description={fileSize(sketch.sizeBytes)}
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
        error ? (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        ) : (
          <Delayed text={texts.loading}>
            <SkeletonCard />
          </Delayed>
        )
      ) : !isPdf ? (
        <img className={styles.picture} src={data.file} alt={texts.picture(sketch.fileName)} />
      ) : address === undefined ? null : isMobile ? (
        // Phones cannot show PDFs inside a page.
        <>
          <p>{texts.document}</p>
          <LinkButton icon={ExternalLink} href={address} target="_blank" rel="noreferrer">
            {texts.open}
          </LinkButton>
        </>
      ) : (
        // Browsers do not show PDFs in a sandboxed frame; the server has verified that it is a PDF.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.document} src={address} title={texts.picture(sketch.fileName)} />
      )}
    </Dialog>
  );
}
