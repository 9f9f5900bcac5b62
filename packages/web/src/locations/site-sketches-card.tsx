import type { RouteSketch, ServiceLocation } from "@kreislauf/contract/locations";
import { needsSketch } from "@kreislauf/contract/locations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { errorSentence } from "../base/api-error.ts";
import { fileSize } from "../base/file-size.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useLateDialog } from "../base/late-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Note } from "../ui/note.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { SavedSketch } from "./saved-sketch.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { changeSite, refreshSites, sketchQuery } from "./site.queries.ts";
import { SketchUploadList } from "./sketch-upload-list.tsx";
import { sketchesTexts } from "./sketches.texts.ts";
import { useSketchUploads } from "./use-sketch-uploads.ts";
import styles from "./site-sketches-card.module.css";

const bytesOf = (sketches: readonly RouteSketch[]) =>
  sketches.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** How the driver finds the way: what is added here is saved at once. */
export function SiteSketchesCard({ site, isManager }: { site: ServiceLocation; isManager: boolean }) {
  const texts = useTexts(sketchesTexts);
  const own = useTexts(siteDetailTexts);
  const formats = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [leaving, setLeaving] = useState<RouteSketch | null>(null);
  const { routeSketches } = site;
  const uploads = useSketchUploads(bytesOf(routeSketches));
  const viewer = useLateDialog<{ locationId: number; sketch: RouteSketch }>(
    useCallback(async () => (await import("./sketch-dialog.tsx")).SketchDialog, []),
  );
  const show = (sketch: RouteSketch) =>
    void viewer
      .open({ locationId: site.id, sketch })
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));

  const adding = useMutation({
    mutationFn: (newRouteSketches: typeof uploads.arrived) => changeSite(site.id, { newRouteSketches }),
    onSuccess: async (_, { length }) => {
      await refreshSites(queryClient);
      uploads.forgetArrived();
      showSnack({ message: texts.added(length), variant: "success" });
    },
  });
  const { mutate, isIdle, reset } = adding;
  useEffect(() => {
    // All that were chosen together are saved together.
    if (!uploads.isSending && uploads.arrived.length > 0 && isIdle) mutate(uploads.arrived);
    if (uploads.arrived.length === 0 && !isIdle) reset();
  }, [uploads.isSending, uploads.arrived, isIdle, mutate, reset]);

  const removal = useMutation({
    mutationFn: ({ id }: RouteSketch) => changeSite(site.id, { removedRouteSketchIds: [id] }),
    onSuccess: async (_, { fileName }) => {
      await refreshSites(queryClient);
      setLeaving(null);
      showSnack({ message: texts.removed(fileName), variant: "success" });
    },
  });
  return (
    <Card title={texts.title}>
      <div className={styles.card}>
        {needsSketch(site.houseNumber, routeSketches.length) && <Note variant="warning">{own.noSketch}</Note>}
        <FirstPicture site={site} onShow={show} />
        {routeSketches.map((sketch) => (
          <SavedSketch
            key={sketch.id}
            sketch={sketch}
            onShow={() => show(sketch)}
            {...(isManager && { onRemove: () => setLeaving(sketch) })}
          />
        ))}
        {isManager ? (
          <SketchUploadList sketches={uploads} />
        ) : (
          routeSketches.length === 0 && <p className={styles.used}>{texts.none}</p>
        )}
        {adding.isError && (
          <Note variant="error" role="alert">
            <p>{errorSentence(adding.error)}</p>
            <Button small icon={RefreshCw} onClick={() => mutate(uploads.arrived)}>
              {texts.again}
            </Button>
          </Note>
        )}
        {isManager && routeSketches.length > 0 && (
          <p className={styles.used}>{texts.used(fileSize(bytesOf(routeSketches), formats))}</p>
        )}
      </div>
      {viewer.element}
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={leaving ? texts.question(leaving.fileName) : ""}
        confirmText={texts.confirm}
        busy={removal.isPending}
        error={removal.isError ? errorSentence(removal.error) : undefined}
        onClose={() => {
          setLeaving(null);
          removal.reset();
        }}
        onConfirm={() => leaving && removal.mutate(leaving)}
      >
        {texts.questionText}
      </ConfirmDialog>
    </Card>
  );
}

/** The first picture among the sketches, drawn; the rest opens on demand. */
function FirstPicture({ site, onShow }: { site: ServiceLocation; onShow: (sketch: RouteSketch) => void }) {
  const texts = useTexts(sketchesTexts);
  const sketch = site.routeSketches.find(({ mediaType }) => mediaType !== "application/pdf");
  const { data } = useQuery({ ...sketchQuery(site.id, sketch?.id ?? 0), enabled: sketch !== undefined });
  if (sketch === undefined || data === undefined) return null;
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
