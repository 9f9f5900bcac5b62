import { isWeekend } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { orderFields, ordersTexts, timeWindows } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import pageStyles from "../base/page.module.css";
import { orderingTexts } from "./ordering.texts.ts";
import type { OrderDraft } from "./use-order-draft.ts";

/** The value of the option for no person; no person has this id. */
const nobody = 0;

/** The fields for action, date and contact person, which are the same for all chosen agreements. */
export function WishFields({ draft, error }: { draft: OrderDraft; error: unknown }) {
  const texts = useTexts(orderingTexts);
  const actionTexts = useTexts(catalogTexts).containerAction;
  const windowTexts = useTexts(ordersTexts).timeWindow;
  const formats = useFormats();
  const { wish, choices, set, missing, earliestDate, firstDay } = draft;
  const lockedBecause = (day: string) =>
    day < firstDay ? texts.missing.tooEarly : isWeekend(day) ? texts.missing.weekend : undefined;
  if (choices.read.isLoadingError) return <LoadFailure title={texts.choicesFailed} query={choices.read} />;
  if (choices.read.isSuccess && choices.actions.length === 0)
    return <Note variant="warning">{texts.noSharedAction}</Note>;
  return (
    <>
      <div className={pageStyles.fields}>
        <Select
          label={texts.action}
          placeholder={texts.chooseAction}
          options={choices.actions.map(({ containerActionId: id }) => ({
            value: id,
            label: actionTexts[id],
          }))}
          value={wish.containerActionId}
          error={missing.action ? texts.missing.action : undefined}
          onChange={(containerActionId) => set({ containerActionId })}
        />
        <DateField
          label={texts.day}
          hint={earliestDate === undefined ? undefined : texts.earliest(formats.day(earliestDate))}
          today={draft.today}
          from={firstDay}
          facts={(day) => ({ lockedBecause: lockedBecause(day) })}
          value={wish.desiredDate}
          error={fieldErrorOf(error, "desiredDate") ?? (missing.day ? texts.missing.day : undefined)}
          onChange={(desiredDate) => set({ desiredDate })}
        />
        <Select
          label={texts.timeWindow}
          options={timeWindows.map((each) => ({ value: each, label: windowTexts[each] }))}
          value={wish.timeWindow}
          onChange={(timeWindow) => set({ timeWindow })}
        />
        <Select
          label={texts.requestedBy}
          options={[
            { value: nobody, label: texts.nobody },
            ...choices.people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={wish.requestedById ?? nobody}
          onChange={(id) => set({ requestedById: id === nobody ? null : id })}
        />
        <TextField
          label={texts.purchaseOrder}
          optional
          maxLength={orderFields.customerOrderNumber.maxLength}
          value={wish.customerOrderNumber}
          error={fieldErrorOf(error, "customerOrderNumber")}
          onChange={(event) => set({ customerOrderNumber: event.target.value })}
        />
      </div>
      <TextArea
        label={texts.details}
        optional
        maxLength={orderFields.details.maxLength}
        value={wish.details}
        error={fieldErrorOf(error, "details")}
        onChange={(event) => set({ details: event.target.value })}
      />
      <TextArea
        label={texts.noteToDisposer}
        optional
        maxLength={orderFields.noteToDisposer.maxLength}
        value={wish.noteToDisposer}
        error={fieldErrorOf(error, "noteToDisposer")}
        onChange={(event) => set({ noteToDisposer: event.target.value })}
      />
    </>
  );
}
