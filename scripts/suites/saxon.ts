import { existsSync } from "node:fs";

const debiansPlace = "/usr/share/java/Saxon-HE.jar";

const missing =
  "There is no Saxon here. Install Debian's libsaxonhe-java with a Java, or name a jar by SAXON_JAR.";

/** The path of an installed Saxon-HE, or the one in SAXON_JAR. */
export function findSaxon(): string {
  const jar = process.env.SAXON_JAR ?? debiansPlace;
  if (!existsSync(jar)) throw new Error(missing);
  return jar;
}
