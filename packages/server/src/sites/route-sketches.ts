import { Refusal } from "@kreislauf/contract/base";
import {
  canAddSketch,
  type SiteCreation,
  type SketchUpload,
  type UploadedSketch,
} from "@kreislauf/contract/sites";
import { type Context, inTransaction, type UserWriteContext } from "../base/context.ts";
import { insertUpload, lockOwnUploads } from "../base/files/files.store.ts";
import { storeContent } from "../base/files/store-content.ts";
import { readStoredFile } from "../base/files/read-stored-file.ts";
import { findSite, isOpenTo } from "./sites.store.ts";
import { validateSketch } from "./validate-sketch.ts";
import { findSketch, listSketches, listSketchFiles } from "./site-details.store.ts";

/** The file name without the path, which some browsers send. */
const baseName = (fileName: string) => fileName.replace(/^.*[/\\]/, "") || fileName;

/** Stores a sketch before its site is saved, while the person is still filling in the form. */
export async function uploadSketch(context: Context, upload: SketchUpload): Promise<UploadedSketch> {
  const { bytes, mediaType } = await validateSketch(upload.file);
  const content = await storeContent(context.files, bytes);
  const id = await inTransaction(context, (transaction) =>
    insertUpload(transaction, { content, mediaType, purpose: "sketch" }, context.actor),
  );
  return { fileId: id, fileName: baseName(upload.fileName), sizeBytes: bytes.length };
}

/**
 * Adds sketches that the person has uploaded to a locked site, within its limits. A sketch that the site already has is
 * accepted, because the call may be a repetition after a lost response.
 */
export async function addSketches(
  context: UserWriteContext,
  siteId: number,
  sketches: SiteCreation["routeSketches"],
): Promise<void> {
  const { db, actor, now } = context;
  if (sketches.length === 0) return;
  const ids = sketches.map(({ fileId }) => fileId);
  const uploaded = await lockOwnUploads(db, actor, "sketch", ids);
  const sizes = new Map(uploaded.map((file) => [file.id, file.size_bytes]));
  let present = (await listSketches(context, siteId)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const attached = await listSketchFiles(context, siteId);
  for (const { fileId, fileName } of sketches.filter((sketch) => !attached.includes(sketch.fileId))) {
    const size = sizes.get(fileId);
    if (size === undefined) throw new Refusal("not_found");
    const verdict = canAddSketch(size, present);
    if (!verdict.allowed) throw new Refusal(verdict.reason);
    present += size;
    await db
      .insertInto("site_sketches")
      .values({
        company_id: actor.companyId,
        site_id: siteId,
        file_id: fileId,
        file_name: baseName(fileName),
        created_by: actor.userId,
        created_at: now.toString(),
      })
      .execute();
  }
}

export async function removeSketches(
  { db }: UserWriteContext,
  siteId: number,
  sketchIds: readonly number[],
): Promise<void> {
  if (sketchIds.length === 0) return;
  const removed = await db
    .deleteFrom("site_sketches")
    .where("site_id", "=", siteId)
    .where("id", "in", [...sketchIds])
    .returning("id")
    .execute();
  if (removed.length !== new Set(sketchIds).size) throw new Refusal("not_found");
}

interface SketchFile {
  readonly fileName: string;
  readonly file: string;
}

/** A sketch of an assigned site, to view or download; 404 if the person may not open the site. */
export async function getSketch(context: Context, siteId: number, sketchId: number): Promise<SketchFile> {
  if (!isOpenTo(context, await findSite(context, siteId))) throw new Refusal("not_found");
  return await getAnySketch(context, siteId, sketchId);
}

/** A sketch of any site; the caller has checked the access. */
export async function getAnySketch(
  context: Pick<Context, "db" | "files">,
  siteId: number,
  sketchId: number,
): Promise<SketchFile> {
  return await readStoredFile(context, await findSketch(context, siteId, sketchId));
}
