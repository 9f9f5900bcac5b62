import type { Order, OrderPicture } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Camera, RefreshCw } from "lucide-react";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import type { OrderPhotoOf } from "./order-photo-query.ts";
import { orderPhotoQuery } from "./order-photo-query.ts";
import styles from "./order-photo.module.css";

interface LargePhoto {
  readonly title: string;
  readonly picture: OrderPicture;
}

const loadDialog = async () => (await import("./order-photo-dialog.tsx")).OrderPhotoDialog;

/** A photo of an order, small; pressed it opens large. */
export function OrderPhoto({ order, of }: { order: Order; of: OrderPhotoOf }) {
  const texts = useTexts(orderDetailTexts).photo;
  const { data, isError, isFetching, refetch } = useQuery(orderPhotoQuery(order, of));
  const dialog = useLateDialog<LargePhoto>(loadDialog);
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
        <Late text={texts.loading}>
          <Skeleton height={118} radius={0} />
        </Late>
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
