import { deskOrdersApi, type DeskOrder } from "@kreislauf/contract/desk";
import type { OrderPhotoKind } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { call } from "../../base/call.ts";
import { openAttachment } from "../base/open-attachment.ts";
import styles from "../claims.module.css";
import { claimsTexts } from "../claims.texts.ts";

interface EvidencePhotoProps {
  order: Pick<DeskOrder, "id" | "version">;
  kind: OrderPhotoKind;
}

/** A photo of an order as a thumbnail; pressing it opens the photo in a new tab. */
export function EvidencePhoto({ order: { id: orderId, version }, kind }: EvidencePhotoProps) {
  const texts = useTexts(claimsTexts).photoOf;
  // Never stale: a new photo gives the order a new version, which is in the key.
  const photo = useQuery({
    queryKey: ["desk", "order-photos", orderId, version, kind],
    queryFn: () => call(deskOrdersApi.deskOrderPhoto, { params: { orderId, kind } }),
    staleTime: Infinity,
  });
  if (photo.isLoadingError)
    return (
      <Button small icon={RefreshCw} busy={photo.isFetching} onClick={() => void photo.refetch()}>
        {texts.failed}
      </Button>
    );
  if (photo.data === undefined)
    return (
      <Delayed text={texts.loading}>
        <Skeleton height={120} />
      </Delayed>
    );
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={texts.open[kind]}
      onClick={() => openAttachment(photo.data)}
    >
      <img src={photo.data.file} alt="" />
    </button>
  );
}
