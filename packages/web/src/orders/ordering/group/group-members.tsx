import type { Agreement } from "@kreislauf/contract/agreements";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { memberKey } from "./group-draft.ts";
import { GroupMember } from "./group-member.tsx";
import { OrderLineFields, OrderParagraphFields } from "../form/order-fields.tsx";
import type { GroupDialogModel } from "./use-group-dialog.ts";
import styles from "./group-dialog.module.css";

interface GroupMembersProps {
  model: GroupDialogModel;
  agreements: readonly Agreement[];
  endedIds: ReadonlySet<number>;
  /** The error shown if nothing is chosen. */
  error: string | undefined;
}

/** The number of containers shown at first if there are more; a button shows the rest. */
const shownAtFirst = 5;

/** The containers of the site; a chosen one shows the fields for its action and amount. */
export function GroupMembers({ model, agreements, endedIds, error }: GroupMembersProps) {
  const texts = useTexts(groupDialogTexts);
  const { form, chosen } = model;
  const [showsAll, setShowsAll] = useState(agreements.length <= shownAtFirst + 1);
  const isChosen = ({ agreementId }: Agreement) =>
    chosen.some(({ agreement }) => agreement.agreementId === agreementId);
  const shown = agreements.filter(
    (agreement, index) => showsAll || index < shownAtFirst || isChosen(agreement),
  );
  const hidden = agreements.length - shown.length;
  return (
    <div className={styles.column}>
      <div className={styles.frame}>
        <div className={styles.columnHeads} aria-hidden>
          <span>{texts.container}</span>
          <span>{texts.action}</span>
          <span>{texts.amount}</span>
        </div>
        <ul aria-label={texts.list}>
          {shown.map((agreement) => (
            <GroupMember
              key={agreement.agreementId}
              form={form}
              agreement={agreement}
              name={memberKey(agreement.agreementId)}
              facts={model.factsState.facts?.get(agreement.agreementId)}
              desiredDate={model.desiredDate}
              proofHint={model.proofHintOf(agreement.agreementId)}
              hasEnded={endedIds.has(agreement.agreementId)}
            />
          ))}
        </ul>
      </div>
      {error !== undefined && chosen.length === 0 && (
        <p className={styles.error} role="alert">
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {hidden > 0 && (
        <p className={styles.more}>
          {texts.more(hidden)}
          <Button variant="ghost" small onClick={() => setShowsAll(true)}>
            {texts.showAll}
          </Button>
        </p>
      )}
      <OrderLineFields form={form} references={model.references} />
      <OrderParagraphFields form={form} />
    </div>
  );
}
