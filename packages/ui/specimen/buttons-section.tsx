import { Download, Pencil, SlidersHorizontal } from "lucide-react";
import { useTexts } from "../src/base/language.ts";
import { Button } from "../src/controls/button.tsx";
import { IconButton } from "../src/controls/icon-button.tsx";
import { LinkButton } from "../src/controls/link-button.tsx";
import { Section, Specimen } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

export function ButtonsSection() {
  const { sections, states, buttons } = useTexts(widgetsTexts);
  return (
    <Section title={sections.buttons}>
      <div className={styles.row}>
        <Specimen name={states.normal}>
          <Button variant="primary">{buttons.order}</Button>
          <Button variant="tonal">{buttons.order}</Button>
          <Button icon={Pencil}>{buttons.change}</Button>
          <Button variant="ghost">{buttons.reset}</Button>
          <Button variant="danger">{buttons.cancel}</Button>
          <Button variant="dangerSolid">{buttons.confirmCancel}</Button>
        </Specimen>
        <Specimen name={states.locked}>
          <Button variant="primary" lockedBecause={buttons.reason}>
            {buttons.order}
          </Button>
          <Button variant="tonal" lockedBecause={buttons.reason}>
            {buttons.order}
          </Button>
          <Button icon={Pencil} lockedBecause={buttons.reason}>
            {buttons.change}
          </Button>
        </Specimen>
        <Specimen name={states.busy}>
          <Button variant="primary" busy busyText={buttons.ordering}>
            {buttons.order}
          </Button>
          <Button variant="primary" busyText={buttons.ordering}>
            {buttons.order}
          </Button>
          <Button busy>{buttons.change}</Button>
        </Specimen>
        <Specimen name={states.small}>
          <Button variant="primary" small>
            {buttons.order}
          </Button>
          <Button small icon={Pencil}>
            {buttons.change}
          </Button>
          <Button small variant="ghost">
            {buttons.reset}
          </Button>
        </Specimen>
        <Specimen name={states.link}>
          <LinkButton variant="primary" href="#/">
            {buttons.order}
          </LinkButton>
          <LinkButton href="#/" icon={Pencil}>
            {buttons.change}
          </LinkButton>
        </Specimen>
        <Specimen name={states.normal}>
          <IconButton icon={Pencil} label={buttons.editOrder} tooltip={buttons.change} />
          <IconButton icon={Pencil} label={buttons.editOrder} lockedBecause={buttons.reason} />
          <IconButton icon={Download} label={buttons.exportStock} variant="outlined" />
          <IconButton
            icon={Download}
            label={buttons.exportStock}
            variant="outlined"
            lockedBecause={buttons.reason}
          />
        </Specimen>
        <Specimen name={states.onDark}>
          <div className={styles.dark}>
            <IconButton icon={Download} label={buttons.exportStock} variant="onDark" />
            <IconButton icon={SlidersHorizontal} label={buttons.filter} variant="onDark" badge={2} />
          </div>
        </Specimen>
      </div>
    </Section>
  );
}
