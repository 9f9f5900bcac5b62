import { Refusal } from "@kreislauf/contract/base";
import type { OrderPicture, PhotoUpload, UploadedPhoto } from "@kreislauf/contract/orders";
import { inTransaction, type Context, type InTransaction, type PublicContext } from "../../base/context.ts";
import type { FilePurpose } from "../../base/base.tables.ts";
import type { Files } from "../../base/files/files.ts";
import { getFileContent, insertFile, insertUpload, lockOwnUploads } from "../../base/files/files.store.ts";
import { normalizePhoto } from "../../base/files/normalize-photo.ts";
import { storeContent, type StoredContent } from "../../base/files/store-content.ts";
import { getOrderListRow } from "../base/orders.store.ts";

const mediaType = "image/jpeg";

type PhotoStorage = Pick<InTransaction<PublicContext>, "db" | "now">;

interface PhotoOwner {
  readonly companyId: number;
  readonly userId: number;
}

/** Decodes, re-encodes and stores a photo. A transaction then writes the row that refers to the stored content. */
export const storePhoto = async (files: Files, dataUri: string): Promise<StoredContent> =>
  storeContent(files, await normalizePhoto(dataUri));

/** Writes the row of a photo whose content is stored; returns its id. */
export const insertPhoto = (
  storage: PhotoStorage,
  photo: StoredContent,
  purpose: Extract<FilePurpose, "claim_photo" | "execution_photo">,
  owner: PhotoOwner,
): Promise<number> => insertFile(storage, { content: photo, mediaType, purpose }, owner);

/** Stores a photo while the person is still typing the claim that will refer to it. */
export async function uploadPhoto(context: Context, { photo }: PhotoUpload): Promise<UploadedPhoto> {
  const content = await storePhoto(context.files, photo);
  const fileId = await inTransaction(context, (transaction) =>
    insertUpload(transaction, { content, mediaType, purpose: "claim_photo" }, context.actor),
  );
  return { fileId };
}

/**
 * Locks a photo for a claim that the person has uploaded for the company they act for; returns its id. Refuses any
 * other file id (404).
 */
export async function lockOwnPhoto({ db, actor }: InTransaction, fileId: number): Promise<number> {
  const [file] = await lockOwnUploads(db, actor, "claim_photo", [fileId]);
  if (file === undefined) throw new Refusal("not_found");
  return file.id;
}

/** The claim's or the execution's photo of an order the person may see; 404 if the order has no such photo. */
export async function getOrderPhoto(
  context: Context,
  orderId: number,
  which: "claim_photo_id" | "execution_photo_id",
): Promise<OrderPicture> {
  const order = await getOrderListRow(context, orderId);
  return await readPhoto(context, order[which], order.order_number);
}

/** A photo by its file id, which is null for an order without a photo (404). */
export async function readPhoto(
  { db, files }: Pick<PublicContext, "db" | "files">,
  fileId: number | null,
  orderNumber: number,
): Promise<OrderPicture> {
  if (fileId === null) throw new Refusal("not_found");
  const file = await getFileContent(db, fileId);
  const content = await files.read(file.content_hash);
  return {
    fileName: `${orderNumber}.jpg`,
    file: `data:${file.media_type};base64,${content.toString("base64")}`,
  };
}
