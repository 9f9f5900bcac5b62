import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { basicContainerLayers } from "@kreislauf/ui/drawings/basic-container-layers.ts";
import { LayeredDrawing } from "@kreislauf/ui/drawings/layered-drawing.tsx";
import styles from "./hero-containers.module.css";

interface HeroContainer {
  readonly shape: keyof typeof basicContainerLayers;
  readonly size: string;
  readonly viewBox: string;
  /** Stroke width in units of the drawing, chosen so that all outlines look equally thick. */
  readonly outline: number;
}

/** The containers from large to small; each `viewBox` is the part of the drawing that is shown. */
const heroContainers: readonly HeroContainer[] = [
  { shape: "rollOff", size: "30\u00A0m³", viewBox: "6 3 118 82.2", outline: 1.93 },
  { shape: "skip", size: "7\u00A0m³", viewBox: "9 3 110 82.2", outline: 2.52 },
  { shape: "wheeledBin", size: "1.100\u00A0l", viewBox: "22 3 94 82.2", outline: 3.36 },
  { shape: "bigBag", size: "1\u00A0m³", viewBox: "26 3 76 82.2", outline: 3.26 },
  { shape: "drum", size: "200\u00A0l", viewBox: "34 3 60 82.2", outline: 3.82 },
];

/** Containers on the ground line, with their sizes on dimension lines below. */
export function HeroContainers() {
  // Not `useFormats`, because all date formats would then be loaded with the first page.
  const language = useLanguage();
  return (
    <div className={styles.containers} aria-hidden>
      {heroContainers.map(({ shape, size, viewBox, outline }) => (
        <figure key={shape} className={styles.container}>
          <LayeredDrawing
            layers={basicContainerLayers[shape]}
            viewBox={viewBox}
            outline={outline}
            detail={(outline * 2) / 3}
          />
          <figcaption className={styles.size}>{language === "en" ? size.replace(".", ",") : size}</figcaption>
        </figure>
      ))}
    </div>
  );
}
