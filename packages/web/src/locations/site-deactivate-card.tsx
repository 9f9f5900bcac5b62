import {
  canDeactivate,
  type ImprovedServiceLocation,
  remainderTexts,
  whatRemains,
} from "@kreislauf/contract/locations";
import { X } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

interface SiteDeactivateCardProps {
  site: ImprovedServiceLocation;
  onDeactivate: () => void;
}

/** The way out of use, or what stands against it. */
export function SiteDeactivateCard({ site, onDeactivate }: SiteDeactivateCardProps) {
  const texts = useTexts(siteDetailTexts).deactivate;
  const counts = useTexts(remainderTexts);
  const isPossible = canDeactivate(site.remains).allowed;
  return (
    <Card title={texts.title}>
      <p>{isPossible ? texts.possible : texts.text}</p>
      <ul className={styles.remains}>
        {whatRemains(site.remains).map((name) => (
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
