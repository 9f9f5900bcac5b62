import { isSketchRequired, type RouteSketch, type Site } from "@kreislauf/contract/sites";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { errorSentence } from "../../base/api-error.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { SavedSketch } from "../base/saved-sketch.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { updateSite, invalidateSites, sketchQuery } from "../sites.queries.ts";
import { SketchUploadList } from "../base/sketch-upload-list.tsx";
import { sketchesTexts } from "../base/sketches.texts.ts";
import { useSketchUploads } from "../base/use-sketch-uploads.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "./site-sketches-card.module.css";

const bytesOf = (sketches: readonly RouteSketch[]) =>
  sketches.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** The route sketches of a site. Sketches that are added here are saved at once. */
export function SiteSketchesCard({ site, isManager }: { site: Site; isManager: boolean }) {
  const texts = useTexts(sketchesTexts);
  const own = useTexts(siteDetailTexts);
  const { fileSize } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [sketchToRemove, setSketchToRemove] = useState<RouteSketch | null>(null);
  const { routeSketches } = site;
  const uploads = useSketchUploads(bytesOf(routeSketches));
  const viewer = useLazyDialog<{ siteId: number; sketch: RouteSketch }>(
    useCallback(async () => (await import("../base/sketch-dialog.tsx")).SketchDialog, []),
  );
  const show = (sketch: RouteSketch) =>
    void viewer
      .open({ siteId: site.id, sketch })
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));

  const adding = useSubmit({
    send: (newRouteSketches: typeof uploads.uploaded) => updateSite(site.id, { newRouteSketches }),
    onDone: async (_, { length }) => {
      await invalidateSites(queryClient);
      uploads.clearUploaded();
      showSnack({ message: texts.added(length), variant: "success" });
    },
  });
  const { submit, reset } = adding;
  const isIdle = !adding.busy && adding.failure === null && adding.answer === undefined;
  useEffect(() => {
    // Waits until all chosen sketches are uploaded, so that one request saves them together.
    if (!uploads.isSending && uploads.uploaded.length > 0 && isIdle) void submit(uploads.uploaded);
    if (uploads.uploaded.length === 0 && !isIdle) reset();
  }, [uploads.isSending, uploads.uploaded, isIdle, submit, reset]);

  const removal = useSubmit({
    send: ({ id }: RouteSketch) => updateSite(site.id, { removedRouteSketchIds: [id] }),
    onDone: async (_, { fileName }) => {
      await invalidateSites(queryClient);
      setSketchToRemove(null);
      showSnack({ message: texts.removed(fileName), variant: "success" });
    },
  });
  return (
    <Card title={texts.title}>
      <div className={styles.card}>
        {isSketchRequired(site.houseNumber, routeSketches.length) && (
          <Note variant="warning">{own.noSketch}</Note>
        )}
        <FirstPicture site={site} onShow={show} />
        {routeSketches.map((sketch) => (
          <SavedSketch
            key={sketch.id}
            sketch={sketch}
            onShow={() => show(sketch)}
            {...(isManager && { onRemove: () => setSketchToRemove(sketch) })}
          />
        ))}
        {isManager ? (
          <SketchUploadList sketches={uploads} />
        ) : (
          routeSketches.length === 0 && <p className={styles.used}>{texts.none}</p>
        )}
        {adding.failure && (
          <Note variant="error" role="alert">
            <p>{adding.failure.sentence}</p>
            <Button small icon={RefreshCw} onClick={() => void submit(uploads.uploaded)}>
              {texts.again}
            </Button>
          </Note>
        )}
        {isManager && routeSketches.length > 0 && (
          <p className={styles.used}>{texts.used(fileSize(bytesOf(routeSketches)))}</p>
        )}
      </div>
      {viewer.element}
      <ConfirmDialog
        open={sketchToRemove !== null}
        danger
        title={sketchToRemove ? texts.question(sketchToRemove.fileName) : ""}
        confirmText={texts.confirm}
        busy={removal.busy}
        error={removal.failure?.sentence}
        onClose={() => {
          setSketchToRemove(null);
          removal.reset();
        }}
        onConfirm={() => sketchToRemove && void removal.submit(sketchToRemove)}
      >
        {texts.questionText}
      </ConfirmDialog>
    </Card>
  );
}

/** Shows the first sketch that is a picture; the others are opened by a click. */
function FirstPicture({ site, onShow }: { site: Site; onShow: (sketch: RouteSketch) => void }) {
  const texts = useTexts(sketchesTexts);
  const sketch = site.routeSketches.find(({ mediaType }) => mediaType !== "application/pdf");
  const { data, error, isFetching, refetch } = useQuery({
    ...sketchQuery(site.id, sketch?.id ?? 0),
    enabled: sketch !== undefined,
  });
  if (sketch === undefined) return null;
  if (error && data === undefined)
    return <LoadFailure title={texts.dialog.failed} query={{ error, refetch, isFetching }} />;
  if (data === undefined) return null;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={texts.show(sketch.fileName)}
      onClick={() => onShow(sketch)}
    >
      <img src={data.file} alt="" />
    </button>
  );
}
