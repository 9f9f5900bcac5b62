import { Refusal } from "@kreislauf/contract/base";
import type { OrderPicture, PhotoUpload, UploadedPhoto } from "@kreislauf/contract/orders";
import type { Context, InTransaction, PublicContext } from "../base/context.ts";
import { inTransaction } from "../base/context.ts";
import { getShownOrder } from "./orders.store.ts";
import { readPhoto } from "./read-photo.ts";

const mediaType = "image/jpeg";

type Storing = Pick<InTransaction<PublicContext>, "db" | "files" | "now">;

/** Keeps a photo that was read; returns its id. */
export async function keepPhoto(
  { db, files, now }: Storing,
  photo: Buffer,
  owner: { readonly companyId: number; readonly userId: number },
): Promise<number> {
  const { id } = await db
    .insertInto("files")
    .values({
      company_id: owner.companyId,
      content_hash: await files.write(photo),
      media_type: mediaType,
      size_bytes: photo.length,
      uploaded_by: owner.userId,
      created_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a photo before the claim that will name it, while the person still writes. */
export async function uploadPhoto(context: Context, { photo }: PhotoUpload): Promise<UploadedPhoto> {
  const read = await readPhoto(photo);
  const fileId = await inTransaction(context, (transaction) => keepPhoto(transaction, read, context.actor));
  return { fileId };
}

/** A photo the person uploaded themselves, for the company they act for. */
export async function getOwnPhoto({ db, actor }: InTransaction, fileId: number): Promise<number> {
  const file = await db
    .selectFrom("files")
    .select("id")
    .where("id", "=", fileId)
    .where("company_id", "=", actor.companyId)
    .where("uploaded_by", "=", actor.userId)
    .executeTakeFirst();
  if (file === undefined) throw new Refusal("not_found");
  return file.id;
}

/** The photo of an order the person may see. */
export async function showPhoto(
  context: Context,
  orderId: number,
  which: "claim_photo_id" | "execution_photo_id",
): Promise<OrderPicture> {
  const order = await getShownOrder(context, orderId);
  const fileId = order[which];
  if (fileId === null) throw new Refusal("not_found");
  const file = await context.db
    .selectFrom("files")
    .select(["content_hash", "media_type"])
    .where("id", "=", fileId)
    .executeTakeFirstOrThrow();
  const content = await context.files.read(file.content_hash);
  return {
    fileName: `${order.order_number}.jpg`,
    file: `data:${file.media_type};base64,${content.toString("base64")}`,
  };
}
