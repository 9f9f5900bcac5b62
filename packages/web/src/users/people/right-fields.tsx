import { permission, type Permission } from "@kreislauf/contract/base";
import { permissionTexts } from "@kreislauf/contract/users";
import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CheckRows } from "@kreislauf/ui/controls/check-rows.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { rightGroups, rightTemplateNames, rightTemplates } from "./right-templates.ts";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

interface RightFieldsProps {
  values: ReadonlySet<number>;
  /** Rights that the person already has: whoever edits them may keep or remove these, even without having them. */
  initialRights: ReadonlySet<number>;
  onChange: (values: ReadonlySet<number>) => void;
  /** Why the server refused the chosen rights; undefined if it did not. */
  problem?: string | undefined;
}

/** Chooses a person's rights, each with an explanation. Users can only grant rights that they have themselves. */
export function RightFields({ values, initialRights, onChange, problem }: RightFieldsProps) {
  const texts = useTexts(userFormTexts);
  const { names, explanations } = useTexts(permissionTexts);
  const held = new Set(useUser().permissions);
  const canGrant = (right: number) => held.has(right) || initialRights.has(right);
  const applyTemplate = (rights: readonly Permission[]) =>
    onChange(new Set([...rights.filter(canGrant), permission.defaultUser]));
  const errorNote = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined) errorNote.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <Card title={texts.rights}>
      <p className={styles.lead}>{texts.rightsLead}</p>
      {problem !== undefined && (
        <div ref={errorNote} className={styles.problem}>
          <Note variant="error" role="alert">
            {problem}
          </Note>
        </div>
      )}
      <div className={styles.templates} role="group" aria-label={texts.templates}>
        <span aria-hidden>{`${texts.templates}:`}</span>
        {rightTemplateNames.map((name) => (
          <Button key={name} small onClick={() => applyTemplate(rightTemplates[name])}>
            {texts.templateNames[name]}
          </Button>
        ))}
      </div>
      <div className={styles.rights}>
        {(Object.keys(rightGroups) as (keyof typeof rightGroups)[]).map((group) => (
          <CheckRows
            key={group}
            paired
            label={texts.rightGroups[group]}
            options={rightGroups[group].map((right) => ({
              value: right,
              title: names[right],
              text: explanations[right],
              lockedBecause: canGrant(right) ? undefined : `${explanations[right]} ${texts.notHeld}`,
            }))}
            values={rightGroups[group].filter((right) => values.has(right))}
            onChange={(chosen) => {
              const next = new Set(values);
              for (const right of rightGroups[group]) next.delete(right);
              for (const right of chosen) next.add(right);
              onChange(next);
            }}
          />
        ))}
      </div>
    </Card>
  );
}

/**
 * Says in words what a person with the chosen rights can do and what they cannot do, and warns if they have no sites.
 */
export function RightsSummaryCard({
  name,
  rights,
  siteCount,
}: {
  name: string;
  rights: ReadonlySet<number>;
  siteCount: number;
}) {
  const texts = useTexts(userFormTexts);
  const ids = Object.values(rightGroups).flat();
  const can = ids.filter((right) => rights.has(right));
  const cannot = ids.filter((right) => !rights.has(right) && !isIncluded(right, rights));
  const sites = siteCount === 0 ? texts.noSites : texts.siteCount(siteCount);
  const person = name === "" ? texts.somebody : name;
  return (
    <Card title={texts.reading}>
      <p className={styles.lead}>
        {can.length === 0 ? texts.readingOnly(person) : texts.readingCan(person, sites)}
      </p>
      <AbilityList rights={can} className={styles.allowed} />
      {cannot.length > 0 && <p className={styles.lead}>{texts.readingCannot}</p>}
      <AbilityList rights={cannot} className={styles.refused} />
      {siteCount === 0 && <p className={styles.hint}>{texts.noSitesNote}</p>}
    </Card>
  );
}

/** True for the right to open an order's documents if the person may open all documents anyway. */
const isIncluded = (right: number, rights: ReadonlySet<number>) =>
  right === permission.documentViewer && rights.has(permission.documentManager);

type ChoosableRight = (typeof rightGroups)[keyof typeof rightGroups][number];

function AbilityList({
  rights,
  className,
}: {
  rights: readonly ChoosableRight[];
  className: string | undefined;
}) {
  const { abilities } = useTexts(userFormTexts);
  if (rights.length === 0) return null;
  return (
    <ul className={styles.summary}>
      {rights.map((right) => (
        <li key={right} className={className}>
          {abilities[right]}
        </li>
      ))}
    </ul>
  );
}
