import type { OrderPicture } from "@kreislauf/contract/orders";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-photo.module.css";

interface OrderPhotoDialogProps {
  title: string;
  picture: OrderPicture;
  onClosed: () => void;
}

/** Shows a photo as large as the window allows, with a link to download it. */
export function OrderPhotoDialog({ title, picture, onClosed }: OrderPhotoDialogProps) {
  const texts = useTexts(orderDetailTexts).photo;
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={title}
      footerNote={
        <a className={styles.download} href={picture.file} download={picture.fileName}>
          <Icon of={Download} size={18} />
          {texts.download}
        </a>
      }
      actions={(close) => <Button onClick={close}>{texts.close}</Button>}
    >
      <img className={styles.large} src={picture.file} alt={title} />
    </Dialog>
  );
}
