import { catalogTexts, type ServiceCatalog } from "@kreislauf/contract/catalog";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { RestoredDraftNote } from "../form/restored-draft-note.tsx";
import { ApprovalOutlook } from "../approval/approval-outlook.tsx";
import { plannedPlacement } from "./planned-placement.ts";
import { NewContainerChoice } from "./new-container-choice.tsx";
import { NewContainerDate } from "./new-container-date.tsx";
import { NewContainerAmount } from "./new-container-amount.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import { SubmissionFailureNote } from "../form/submission-failure-note.tsx";
import type { NewContainerDialogModel } from "./use-new-container-dialog.ts";
import styles from "./new-container.module.css";

interface NewContainerBodyProps {
  model: NewContainerDialogModel;
  catalog: ServiceCatalog;
  choices: NonNullable<NewContainerDialogModel["choices"]>;
}

/** The fields for waste, container and place; on wide screens amount, type and date are in a column beside them. */
export function NewContainerBody({ model, catalog, choices }: NewContainerBodyProps) {
  const texts = useTexts(newContainerTexts);
  const { airbagNotice } = useTexts(catalogTexts);
  const { form, draft, submission } = model;
  const { errors } = form.formState;
  return (
    <>
      <RestoredDraftNote draft={draft} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NewContainerChoice model={model} catalog={catalog} choices={choices} />
          {choices.offer?.airbag && <Note variant="warning">{airbagNotice}</Note>}
          <TextArea
            label={texts.place}
            hint={texts.placeHint}
            optional
            rows={2}
            error={errors.details?.message}
            {...form.register("details")}
          />
        </div>
        <div className={styles.column}>
          <NewContainerAmount model={model} types={choices.types} />
          <NewContainerDate model={model} choices={choices} />
          <ApprovalOutlook orders={plannedPlacement(model.values, choices.offer)} />
        </div>
        {errors.root?.message !== undefined && (
          <Note variant="error" role="alert" title={texts.refused}>
            {errors.root.message}
          </Note>
        )}
        {submission.failure && (
          <SubmissionFailureNote failure={submission.failure} words={{ refused: texts.refused }} />
        )}
      </div>
    </>
  );
}
