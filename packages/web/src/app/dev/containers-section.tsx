import { useTexts } from "../../base/language.tsx";
import { Card } from "../../ui/card.tsx";
import { ContainerDrawing } from "../../ui/container-drawing.tsx";
import type { ContainerShape } from "../../ui/container-layers.ts";
import { Logo } from "../../ui/logo.tsx";
import { Stage } from "../../ui/stage.tsx";
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
          <Logo size={38} />
          <div className={styles.dark}>
            <Logo size={38} onDark />
          </div>
        </div>
        <div className={styles.grid}>
          {dimensions.map(([shape, dimension]) => (
            <Card key={shape} flush>
              <Stage shape={shape} dimension={dimension} />
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
