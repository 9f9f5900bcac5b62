import type { ComponentProps } from "react";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import styles from "./preferences.module.css";

type BrowserChoiceCardProps<Value extends string> = Pick<
  ComponentProps<typeof SegmentedControl<Value>>,
  "options" | "value" | "onChange"
> & { texts: { title: string; hint: string } };

/** A choice that takes effect at once and is remembered in this browser. */
export function BrowserChoiceCard<Value extends string>({ texts, ...choice }: BrowserChoiceCardProps<Value>) {
  return (
    <Card title={texts.title}>
      <div className={styles.choice}>
        <SegmentedControl {...choice} label={texts.title} labelHidden fill hint={texts.hint} />
      </div>
    </Card>
  );
}
