import {
  canDeactivate,
  type SiteWithAgreements,
  deactivationBlockerTexts,
  deactivationBlockersOf,
} from "@kreislauf/contract/sites";
import { X } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

interface SiteDeactivateCardProps {
  site: SiteWithAgreements;
  onDeactivate: () => void;
}

/** Deactivates the site, or shows what prevents it. */
export function SiteDeactivateCard({ site, onDeactivate }: SiteDeactivateCardProps) {
  const texts = useTexts(siteDetailTexts).deactivate;
  const counts = useTexts(deactivationBlockerTexts);
  const isPossible = canDeactivate(site.remains).allowed;
  return (
    <Card title={texts.title}>
      <p>{isPossible ? texts.possible : texts.text}</p>
      <ul className={styles.consequences}>
        {deactivationBlockersOf(site.remains).map((name) => (
          <li key={name}>
            <Icon of={X} size={18} />
            {counts[name](site.remains[name])}
          </li>
        ))}
      </ul>
      <Button variant={isPossible ? "danger" : "secondary"} onClick={onDeactivate}>
        {isPossible ? texts.button : texts.details}
      </Button>
    </Card>
  );
}
