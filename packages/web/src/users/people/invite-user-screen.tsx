import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import type { InviteFormState } from "./invite-form.ts";
import { InviteMany } from "./invite-many.tsx";
import { InviteOne } from "./invite-one.tsx";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

const untouched: InviteFormState = { isDirty: false, isBusy: false };

/** Invites one person, or many people with the same rights from a pasted list. */
export function InviteUserScreen() {
  const texts = useTexts(userFormTexts);
  const { companyName } = useUser();
  const [mode, setMode] = useState<"one" | "many">("one");
  const [one, setOne] = useState(untouched);
  const [many, setMany] = useState(untouched);
  return (
    <>
      <PageHeader
        back={{ href: hrefTo("userSettings"), text: texts.back }}
        title={texts.invite}
        context={companyName}
      />
      <div className={styles.mode} inert={one.isBusy || many.isBusy}>
        <SegmentedControl
          label={texts.many.mode}
          labelHidden
          options={[
            { value: "one", label: texts.many.one },
            { value: "many", label: texts.many.several },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      {/* A hidden form stays mounted while it has unsaved input. */}
      {(mode === "one" || one.isDirty) && (
        <InviteOne shown={mode === "one"} isOtherDirty={many.isDirty} onState={setOne} />
      )}
      {(mode === "many" || many.isDirty) && (
        <InviteMany shown={mode === "many"} isOtherDirty={one.isDirty} onState={setMany} />
      )}
    </>
  );
}
