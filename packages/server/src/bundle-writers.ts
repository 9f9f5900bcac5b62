import type { BundleWriters } from "./exports/index.ts";
import { writeRegisterBundle } from "./waste-register/index.ts";
import { writeSeparationBundle } from "./separation/index.ts";

/** For each kind of ZIP that export jobs make: the function that writes it. */
export const bundleWriters: BundleWriters = {
  register_bundle: writeRegisterBundle,
  separation_bundle: writeSeparationBundle,
};
