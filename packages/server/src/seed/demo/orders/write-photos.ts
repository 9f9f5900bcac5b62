import { claimReason } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { Transaction } from "kysely";
import { storeContent, type StoredContent } from "../../../base/files/store-content.ts";
import type { Files } from "../../../base/files/files.ts";
import type { Tables } from "../../../base/database/tables.ts";
import { insertPhoto } from "../../../orders/photos/order-photos.ts";
import { drawPhoto, type PhotoScene } from "./draw-photo.ts";
import type { DemoPhotos } from "../content/order-setting.ts";
import type { WrittenSites } from "../companies/write-companies.ts";

const { noDisposal, partialDisposal, wrongService } = claimReason;
const blue = "#2f6b8f";

const claimScenes = {
  [noDisposal]: { containers: ["heaped"], colour: blue, spilled: true },
  [partialDisposal]: { containers: ["empty", "heaped"], colour: blue },
  [wrongService]: { containers: ["heaped"], colour: "#9a4a2c" },
} satisfies Readonly<Record<number, PhotoScene>>;
const executionScene: PhotoScene = { containers: ["empty"], colour: blue };

/** Creates the photos of the demo's claims and executions and stores them for each company. */
export async function writePhotos(
  db: Transaction<Tables>,
  files: Files,
  sites: WrittenSites,
  now: Temporal.Instant,
): Promise<ReadonlyMap<number, DemoPhotos>> {
  const take = async (scene: PhotoScene) => storeContent(files, await drawPhoto(scene));
  const [untouched, partial, wrong, executed] = await Promise.all([
    take(claimScenes[noDisposal]),
    take(claimScenes[partialDisposal]),
    take(claimScenes[wrongService]),
    take(executionScene),
  ]);
  const photos = new Map<number, DemoPhotos>();
  for (const [site] of Object.values(sites).map((ofCompany) => [...ofCompany.values()])) {
    const [orderer] = site?.orderers ?? [];
    if (site === undefined || orderer === undefined) continue;
    const { companyId } = site;
    const save = (photo: StoredContent) =>
      insertPhoto({ db, now }, photo, "claim_photo", { companyId, userId: orderer.id });
    photos.set(companyId, {
      ofClaims: {
        [noDisposal]: await save(untouched),
        [partialDisposal]: await save(partial),
        [wrongService]: await save(wrong),
      },
      ofExecution: await insertPhoto({ db, now }, executed, "execution_photo", {
        companyId,
        userId: systemUser.provider,
      }),
    });
  }
  return photos;
}
