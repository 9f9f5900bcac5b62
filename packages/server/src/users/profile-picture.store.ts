import type { PublicContext } from "../base/context.ts";
import { writeDataUri } from "../base/files/data-uri.ts";

export const profilePictureMediaType = "image/webp";

/** The person's picture in the size of the account screen, as a data URI; null if they have no picture. */
export async function findProfilePicture(
  { db }: Pick<PublicContext, "db">,
  userId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom("profile_pictures")
    .select("picture")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row === undefined ? null : writeDataUri(profilePictureMediaType, row.picture);
}
