import { permission } from "@kreislauf/contract/base";
import { Download } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { exportTexts } from "./export.texts.ts";
import type { ExportSubject } from "./dialog-registry.ts";
import { useRoomDialog } from "./use-room-dialog.tsx";
import { useUser } from "./session.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";

interface ExportButtonProps {
  label: string;
  subject: ExportSubject;
  /** How many rows the list has; undefined until the list is loaded. */
  rowCount: number | undefined;
}

/** Opens the export dialog; shown to file export managers only (docs/coverage.md 2.39). */
export function ExportButton(props: ExportButtonProps) {
  const { permissions } = useUser();
  return permissions.includes(permission.fileExportManager) ? <PermittedExport {...props} /> : null;
}

function PermittedExport({ label, subject, rowCount }: ExportButtonProps) {
  const { nothingToExport } = useTexts(exportTexts);
  const isMobile = useIsMobile();
  const dialog = useRoomDialog("export");
  const button = (
    <IconButton
      icon={Download}
      label={label}
      variant={isMobile ? "onDark" : "outlined"}
      aria-haspopup="dialog"
      lockedBecause={rowCount === 0 ? nothingToExport : undefined}
      // If the dialog's code cannot be loaded, the next click tries again.
      onClick={() => void dialog.open(subject).catch(() => undefined)}
    />
  );
  return (
    <>
      {isMobile ? <MobileBarPortal area="export">{button}</MobileBarPortal> : button}
      {dialog.element}
    </>
  );
}
