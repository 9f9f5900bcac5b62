import { detectImageFormat, Refusal } from "@kreislauf/contract/base";
import { maxPictureBytes, maxPictureSidePixels } from "@kreislauf/contract/users";
import { type Context, inTransaction } from "../base/context.ts";
import { readDataUri, writeDataUri } from "../base/files/data-uri.ts";
import { recordAudit } from "../base/audit.ts";
import { findProfilePicture, profilePictureMediaType } from "./profile-picture.store.ts";

/** Side of the square pictures in pixels: `picture` is for the account, `thumbnail` for lists. */
const side = { picture: 256, thumbnail: 72 } as const;

interface Pictures {
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

/**
 * Sets or removes one's own picture. It is decoded and re-encoded, upright, square and without metadata, before
 * anything is locked.
 */
export async function changeProfilePicture(
  context: Context,
  dataUri: string | null,
): Promise<{ profilePicture: string | null }> {
  const pictures = dataUri === null ? null : await readPicture(dataUri);
  return await inTransaction(context, async (transaction) => {
    const { db, actor, now } = transaction;
    const before = await findProfilePicture(transaction, actor.userId);
    if (pictures === null) {
      await db.deleteFrom("profile_pictures").where("user_id", "=", actor.userId).execute();
    } else {
      const row = { ...pictures, changed_at: now.toString() };
      await db
        .insertInto("profile_pictures")
        .values({ user_id: actor.userId, ...row })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
        .execute();
    }
    await recordAudit(transaction, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: "profile_changed",
      subjectId: actor.userId,
      before: { profilePicture: before !== null },
      after: { profilePicture: pictures !== null },
    });
    return {
      profilePicture: pictures === null ? null : writeDataUri(profilePictureMediaType, pictures.picture),
    };
  });
}

async function readPicture(dataUri: string): Promise<Pictures> {
  const bytes = readDataUri(dataUri);
  if (bytes === undefined) throw new Refusal("picture_unusable");
  if (bytes.length > maxPictureBytes) throw new Refusal("picture_too_large");
  const kind = detectImageFormat(bytes);
  if (kind === undefined || kind === "heic") throw new Refusal("picture_unusable");
  const { default: sharp } = await import("sharp");
  const limits = { limitInputPixels: maxPictureSidePixels ** 2, failOn: "error" } as const;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > maxPictureSidePixels) throw new Refusal("picture_too_large");
    const square = (pixels: number) =>
      sharp(bytes, limits)
        .rotate()
        .resize(pixels, pixels, { fit: "cover" })
        .flatten({ background: "#ffffff" })
        .webp({ quality: 82 })
        .toBuffer();
    return { picture: await square(side.picture), thumbnail: await square(side.thumbnail) };
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw Object.assign(new Refusal("picture_unusable"), { cause });
  }
}
