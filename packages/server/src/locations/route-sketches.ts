import { Refusal } from "@kreislauf/contract/base";
import {
  canAddSketch,
  type SiteCreation,
  sketchMediaTypes,
  type SketchUpload,
  type UploadedSketch,
} from "@kreislauf/contract/locations";
import type { Context, PersonsWork } from "../base/context.ts";
import { writeDataUri } from "../base/data-uri.ts";
import { findLocation, isOpenTo } from "./locations.store.ts";
import { readSketch } from "./read-sketch.ts";
import { findSketch, listSketches } from "./site-details.store.ts";

/** The last part of a path, should a browser send one. */
const nameOnly = (fileName: string) => fileName.replace(/^.*[/\\]/, "") || fileName;

/** Keeps a sketch before the site that will name it is saved, while the person still types. */
export async function uploadSketch(context: Context, upload: SketchUpload): Promise<UploadedSketch> {
  const { bytes, mediaType } = await readSketch(upload.file);
  const { id } = await context.db
    .insertInto("files")
    .values({
      company_id: context.actor.companyId,
      content_hash: await context.files.write(bytes),
      media_type: mediaType,
      size_bytes: bytes.length,
      uploaded_by: context.actor.userId,
      created_at: context.now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { fileId: id, fileName: nameOnly(upload.fileName), sizeBytes: bytes.length };
}

/** Adds sketches that the person uploaded themselves to a site that is locked, as far as there is room. */
export async function addSketches(
  context: PersonsWork,
  locationId: number,
  sketches: SiteCreation["routeSketches"],
): Promise<void> {
  const { db, actor, now } = context;
  if (sketches.length === 0) return;
  const uploaded = await db
    .selectFrom("files")
    .select(["id", "size_bytes"])
    .where("company_id", "=", actor.companyId)
    .where("uploaded_by", "=", actor.userId)
    .where("media_type", "in", [...sketchMediaTypes])
    .where(
      "id",
      "in",
      sketches.map(({ fileId }) => fileId),
    )
    .execute();
  const sizes = new Map(uploaded.map((file) => [file.id, file.size_bytes]));
  let present = (await listSketches(context, locationId)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  for (const { fileId, fileName } of sketches) {
    const size = sizes.get(fileId);
    if (size === undefined) throw new Refusal("not_found");
    const verdict = canAddSketch(size, present);
    if (!verdict.allowed) throw new Refusal(verdict.reason);
    present += size;
    await db
      .insertInto("location_sketches")
      .values({
        company_id: actor.companyId,
        location_id: locationId,
        file_id: fileId,
        file_name: nameOnly(fileName),
        created_by: actor.userId,
        created_at: now.toString(),
      })
      .execute();
  }
}

export async function removeSketches(
  { db }: PersonsWork,
  locationId: number,
  sketchIds: readonly number[],
): Promise<void> {
  if (sketchIds.length === 0) return;
  const removed = await db
    .deleteFrom("location_sketches")
    .where("location_id", "=", locationId)
    .where("id", "in", [...sketchIds])
    .returning("id")
    .execute();
  if (removed.length !== new Set(sketchIds).size) throw new Refusal("not_found");
}

interface SketchFile {
  readonly fileName: string;
  readonly file: string;
}

/** A sketch of an assigned site, to look at or to keep. */
export async function showSketch(
  context: Context,
  locationId: number,
  sketchId: number,
): Promise<SketchFile> {
  if (!isOpenTo(context, await findLocation(context, locationId))) throw new Refusal("not_found");
  return await readAnySketch(context, locationId, sketchId);
}

/** A sketch of any site. */
export async function readAnySketch(
  context: Pick<Context, "db" | "files">,
  locationId: number,
  sketchId: number,
): Promise<SketchFile> {
  const sketch = await findSketch(context, locationId, sketchId);
  if (sketch === undefined) throw new Refusal("not_found");
  return {
    fileName: sketch.file_name,
    file: writeDataUri(sketch.media_type, await context.files.read(sketch.content_hash)),
  };
}
