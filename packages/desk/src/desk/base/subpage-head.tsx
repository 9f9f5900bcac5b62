import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { hrefTo } from "../../base/address.ts";
import { customersTexts } from "../customers.texts.ts";
import styles from "./page.module.css";

interface SubpageHeadProps {
  title: string;
  /** Below the title. */
  sub?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page below the list of customers, with the way back. */
export function SubpageHead({ title, sub, actions }: SubpageHeadProps) {
  const texts = useTexts(customersTexts);
  return (
    <div className={styles.head}>
      <div>
        <a className={styles.back} href={hrefTo("/customers")}>
          <Icon of={ChevronLeft} size={16} />
          {texts.back}
        </a>
        <h1>{title}</h1>
        {sub !== undefined && <p>{sub}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
