import { permission } from "@kreislauf/contract/base";
import { Download } from "lucide-react";
import { InMobileBar } from "../base/mobile-areas.tsx";
import type { ExportSubject } from "../base/lent-dialogs.ts";
import { useRoomDialog } from "../base/room-dialog.tsx";
import { useUser } from "../base/session.ts";
import { useIsMobile } from "../base/viewport.ts";
import { IconButton } from "./icon-button.tsx";

interface ExportButtonProps {
  label: string;
  subject: ExportSubject;
}

/** Opens the export dialog; shown to file export managers only (product.md section 2). */
export function ExportButton(props: ExportButtonProps) {
  const { permissions } = useUser();
  return permissions.includes(permission.fileExportManager) ? <PermittedExport {...props} /> : null;
}

function PermittedExport({ label, subject }: ExportButtonProps) {
  const isMobile = useIsMobile();
  const dialog = useRoomDialog("export");
  const button = (
    <IconButton
      icon={Download}
      label={label}
      variant={isMobile ? "onDark" : "outlined"}
      aria-haspopup="dialog"
      // Without its code the next press asks for it again.
      onClick={() => void dialog.open(subject).catch(() => undefined)}
    />
  );
  return (
    <>
      {isMobile ? <InMobileBar area="export">{button}</InMobileBar> : button}
      {dialog.element}
    </>
  );
}
