import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { hrefTo } from "../../base/hash-route.ts";
import { customersTexts } from "../customers.texts.ts";
import styles from "./page.module.css";

interface SubpageHeadProps {
  title: string;
  /** Shown below the title. */
  sub?: ReactNode;
  actions?: ReactNode;
  /** The page that the link back leads to; the customers by default. */
  back?: { readonly path: string; readonly text: string };
}

/** The head of a page that belongs to a list, with a link back to the list. */
export function SubpageHead({ title, sub, actions, back }: SubpageHeadProps) {
  const texts = useTexts(customersTexts);
  return (
    <div className={styles.head}>
      <div>
        <a className={styles.back} href={hrefTo(back?.path ?? "/customers")}>
          <Icon of={ChevronLeft} size={16} />
          {back?.text ?? texts.back}
        </a>
        <h1>{title}</h1>
        {sub !== undefined && <p>{sub}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
