import type { ReactNode } from "react";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import styles from "./page.module.css";
import { useFormOpener } from "./use-form-opener.ts";

interface CardWithFormProps {
  title: string;
  /** The text of the button that opens the form. */
  openText: string;
  mayWrite: boolean;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A card with a list, and a button that opens a form above the list. */
export function CardWithForm({ title, openText, mayWrite, form, children }: CardWithFormProps) {
  const { isOpen, setIsOpen, opener } = useFormOpener();
  return (
    <Card
      flush
      title={title}
      actions={
        mayWrite && (
          <Button ref={opener} small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {openText}
          </Button>
        )
      }
    >
      {isOpen && <div className={styles.inset}>{form(() => setIsOpen(false))}</div>}
      {children}
    </Card>
  );
}
