import type { Order, OrderPhotoKind, OrderPicture } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Camera, RefreshCw } from "lucide-react";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { orderPhotoQuery } from "./order-photo.queries.ts";
import styles from "./order-photo.module.css";

interface LargePhoto {
  readonly title: string;
  readonly picture: OrderPicture;
}

const loadDialog = async () => (await import("./order-photo-dialog.tsx")).OrderPhotoDialog;

/** A thumbnail of an order's photo; a click opens the photo in a dialog. */
export function OrderPhoto({ order, of }: { order: Order; of: OrderPhotoKind }) {
  const texts = useTexts(orderDetailTexts).photo;
  const { data, isError, isFetching, refetch } = useQuery(orderPhotoQuery(order, of));
  const dialog = useLazyDialog<LargePhoto>(loadDialog);
  if (data === undefined && isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button small icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={styles.tile}>
        <Delayed text={texts.loading}>
          <Skeleton height={118} radius={0} />
        </Delayed>
      </div>
    );
  }
  const title = texts.title[of](order.orderNumber);
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        onClick={() => void dialog.open({ title, picture: data })}
      >
        <img src={data.file} alt={texts.of[of]} />
        <span className={styles.word}>
          <Icon of={Camera} size={18} />
          {texts.show}
        </span>
      </button>
      {dialog.element}
    </>
  );
}
