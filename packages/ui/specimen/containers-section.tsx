import { useTexts } from "../src/base/language.ts";
import { Card } from "../src/layout/card.tsx";
import { ContainerDrawing } from "../src/drawings/container-drawing.tsx";
import type { ContainerShape } from "../src/drawings/basic-container-layers.ts";
import { Logo } from "../src/drawings/logo.tsx";
import { ContainerIllustration } from "../src/drawings/container-illustration.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

const dimensions: readonly (readonly [ContainerShape, string])[] = [
  ["skip", "7 m³"],
  ["rollOff", "30 m³"],
  ["press", "20 m³"],
  ["wheeledBin", "1.100 l"],
  ["meshBox", "0,9 m³"],
  ["bigBag", "1 m³"],
  ["drum", "200 l"],
  ["pallet", "1,2 × 0,8 m"],
];

export function ContainersSection() {
  const texts = useTexts(widgetsTexts);
  return (
    <Section title={texts.sections.containers}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Logo customUrl={null} size={38} />
          <div className={styles.dark}>
            <Logo customUrl={null} size={38} onDark />
          </div>
        </div>
        <div className={styles.grid}>
          {dimensions.map(([shape, dimension]) => (
            <Card key={shape} flush>
              <ContainerIllustration shape={shape} dimension={dimension} />
            </Card>
          ))}
        </div>
        <div className={styles.row}>
          {dimensions.map(([shape]) => (
            <ContainerDrawing key={shape} shape={shape} size="tile" />
          ))}
          {dimensions.map(([shape]) => (
            <ContainerDrawing key={shape} shape={shape} size="tile" empty />
          ))}
        </div>
      </div>
    </Section>
  );
}
