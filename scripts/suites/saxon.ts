import { existsSync } from "node:fs";

const debiansPlace = "/usr/share/java/Saxon-HE.jar";

const missing =
  "There is no Saxon here. Install Debian's libsaxonhe-java with a Java, or name a jar by SAXON_JAR.";

/** The path in SAXON_JAR, otherwise that of Debian's Saxon-HE; throws if the file does not exist. */
export function findSaxon(): string {
  const jar = process.env.SAXON_JAR ?? debiansPlace;
  if (!existsSync(jar)) throw new Error(missing);
  return jar;
}
