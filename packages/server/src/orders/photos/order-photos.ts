import { Refusal } from "@kreislauf/contract/base";
import type { OrderPicture, PhotoUpload, UploadedPhoto } from "@kreislauf/contract/orders";
import { inTransaction, type Context, type InTransaction, type PublicContext } from "../../base/context.ts";
import { getFileContent, insertFile, listOwnFiles } from "../../base/files/files.store.ts";
import { getOrderListRow } from "../base/orders.store.ts";
import { normalizePhoto } from "./normalize-photo.ts";

const mediaType = "image/jpeg";

type PhotoStorage = Pick<InTransaction<PublicContext>, "db" | "files" | "now">;

/** Stores a decoded photo; returns its id. */
export const storePhoto = (
  keeping: PhotoStorage,
  photo: Buffer,
  owner: { readonly companyId: number; readonly userId: number },
): Promise<number> => insertFile(keeping, photo, mediaType, owner);

/** Accepts a photo before the claim that will reference it, while the person is still typing. */
export async function uploadPhoto(context: Context, { photo }: PhotoUpload): Promise<UploadedPhoto> {
  const read = await normalizePhoto(photo);
  const fileId = await inTransaction(context, (transaction) => storePhoto(transaction, read, context.actor));
  return { fileId };
}

/** A photo the person uploaded themselves, for the company they act for. */
export async function getOwnPhoto({ db, actor }: InTransaction, fileId: number): Promise<number> {
  const [file] = await listOwnFiles(db, actor, [fileId]);
  if (file === undefined) throw new Refusal("not_found");
  return file.id;
}

/** The photo of an order the person may see. */
export async function getOrderPhoto(
  context: Context,
  orderId: number,
  which: "claim_photo_id" | "execution_photo_id",
): Promise<OrderPicture> {
  const order = await getOrderListRow(context, orderId);
  const fileId = order[which];
  if (fileId === null) throw new Refusal("not_found");
  const file = await getFileContent(context.db, fileId);
  const content = await context.files.read(file.content_hash);
  return {
    fileName: `${order.order_number}.jpg`,
    file: `data:${file.media_type};base64,${content.toString("base64")}`,
  };
}
