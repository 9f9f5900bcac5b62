import type { BundleWriters } from "./exports/index.ts";
import { writeRegisterBundle } from "./waste-register/index.ts";
import { writeSeparationBundle } from "./separation/index.ts";

/** Which room writes which ZIP of the export jobs. */
export const bundleWriters: BundleWriters = {
  register_bundle: writeRegisterBundle,
  separation_bundle: writeSeparationBundle,
};
