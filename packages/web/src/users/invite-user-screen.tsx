import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { PageHead } from "../ui/page-head.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { InviteMany } from "./invite-many.tsx";
import { InviteOne } from "./invite-one.tsx";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** Invites one person, or many with the same rights by pasting a list. */
export function InviteUserScreen() {
  const texts = useTexts(userFormTexts);
  const { companyName } = useUser();
  const [mode, setMode] = useState<"one" | "many">("one");
  return (
    <>
      <PageHead
        back={{ href: hrefTo("userSettings"), text: texts.back }}
        title={texts.invite}
        context={companyName}
      />
      <div className={styles.mode}>
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
      {mode === "one" ? <InviteOne /> : <InviteMany />}
    </>
  );
}
