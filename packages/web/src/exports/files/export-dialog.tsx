import { exportFormats, exportsApi, type ExportFormat, type ExportKind } from "@kreislauf/contract/exports";
import { Download } from "lucide-react";
import { useState } from "react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { RoomDialogProps } from "../../base/dialog-registry.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { DownloadProgress } from "./download-progress.tsx";
import { exportsTexts } from "./exports.texts.ts";
import { lastTwelveMonths } from "../base/period.ts";
import { useDownload } from "./use-download.ts";
import styles from "./exports.module.css";

const endpoints = {
  orders: exportsApi.downloadOrders,
  container_stock: exportsApi.downloadContainerStock,
  waste_statistics: exportsApi.downloadStatistics,
} as const;

/** Chooses what to export and in which format, then shows the progress. */
export function ExportDialog(props: RoomDialogProps<"export">) {
  const { kinds, site, siteSet, siteLabel, description = siteLabel, query, onClosed } = props;
  const texts = useTexts(exportsTexts);
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [kind, setKind] = useState<ExportKind>(kinds[0] ?? "orders");
  const [format, setFormat] = useState<ExportFormat>("xlsx");
  const [layout, setLayout] = useState<"rows" | "screen">("rows");
  const [everywhere, setEverywhere] = useState(site === "all");
  const [from, setFrom] = useState<string | null>(
    () => props.period?.dateFrom ?? lastTwelveMonths().dateFrom,
  );
  const [to, setTo] = useState<string | null>(() => props.period?.dateTo ?? lastTwelveMonths().dateTo);
  const { progress, start, cancel } = useDownload((fileName) => {
    showSnack({ message: texts.saved(fileName), variant: "success" });
    setOpen(false);
  });
  const isStatistics = kind === "waste_statistics";
  const periodError =
    from === null || to === null ? texts.periodMissing : to < from ? texts.periodReversed : undefined;
  const isRunning = progress.state === "running";

  const run = () =>
    start(endpoints[kind], {
      query: {
        // The filters of the list apply to the first kind only; any other kind gets nothing but the chosen set of
        // sites.
        ...(kind === kinds[0] ? query : { filter: siteSet }),
        format,
        serviceLocationId: everywhere ? "all" : site,
        ...(isStatistics && { dateFrom: from, dateTo: to, layout }),
      },
    });
  const close = () => {
    cancel();
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={texts.title[kind]}
      description={kind === kinds[0] ? description : siteLabel}
      maxWidth={480}
      actions={
        progress.state === "by_mail" ? (
          <Button variant="primary" onClick={close}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button onClick={isRunning ? cancel : close}>{texts.cancel}</Button>
            <Button
              variant="primary"
              icon={Download}
              busy={isRunning}
              busyText={texts.exporting}
              lockedBecause={isStatistics ? periodError : undefined}
              reasonElsewhere
              onClick={run}
            >
              {progress.state === "failed" ? texts.retry : texts.export}
            </Button>
          </>
        )
      }
    >
      <div className={styles.fields}>
        {kinds.length > 1 && (
          <ChoiceRows
            label={texts.content}
            options={kinds.map((value) => ({ value, ...texts.contents[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {kind === "container_stock" && site !== "all" && (
          <SegmentedControl
            fill
            label={texts.sites}
            options={[
              { value: "one", label: texts.thisSite },
              { value: "all", label: texts.allSites },
            ]}
            value={everywhere ? "all" : "one"}
            onChange={(value) => setEverywhere(value === "all")}
          />
        )}
        {isStatistics && (
          <>
            <div className={styles.days}>
              <DateField label={texts.from} value={from} onChange={setFrom} today={today()} />
              <DateField
                label={texts.to}
                value={to}
                onChange={setTo}
                today={today()}
                error={from !== null && to !== null ? periodError : undefined}
              />
            </div>
            <ChoiceRows
              label={texts.layout}
              options={(["rows", "screen"] as const).map((value) => ({
                value,
                ...texts.layouts[value],
                lockedBecause: value === "screen" && format === "csv" ? texts.onlyXlsx : undefined,
              }))}
              value={layout}
              onChange={setLayout}
            />
          </>
        )}
        <SegmentedControl
          fill
          label={texts.format}
          options={exportFormats.map((value) => ({ value, label: texts.formats[value] }))}
          value={format}
          onChange={(value) => {
            setFormat(value);
            if (value === "csv") setLayout("rows");
          }}
        />
        {progress.state === "idle" ? <Note>{texts.longOnes}</Note> : <DownloadProgress progress={progress} />}
      </div>
    </Dialog>
  );
}
