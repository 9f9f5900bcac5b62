import type { DeskAgreement, DeskInquiry } from "@kreislauf/contract/desk";
import { berlinDate } from "@kreislauf/contract/base";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import styles from "./agreements.module.css";
import { scheduleText } from "./schedule-text.ts";
import { TaskRow } from "./task-row.tsx";

interface ListProps<Task> {
  tasks: readonly Task[];
  /** How many tasks are listed above, in another list. */
  offset: number;
  currentPlace: number | null;
  onOpen: (place: number) => void;
}

export function ChangesList({ tasks, offset, currentPlace, onOpen }: ListProps<DeskAgreement>) {
  const texts = useTexts(deskAgreementsTexts);
  const language = useLanguage();
  const formats = useFormats();
  if (tasks.length === 0) return null;
  return (
    <Card flush title={texts.changes}>
      <ul>
        {tasks.map((task, index) => {
          const { pendingChange: change } = task;
          if (change === null) return null;
          const day = formats.day(berlinDate(Temporal.Instant.from(change.requestedOn)));
          return (
            <TaskRow
              key={task.id}
              rowKey={offset + index}
              title={`${task.companyName}, ${task.siteName}`}
              lines={[
                `${task.wasteType}, ${texts.containers(task.containersOnSite, task.containerType)}`,
                texts.asked(day, change.requestedBy.name),
              ]}
              isCurrent={currentPlace === offset + index}
              onOpen={() => onOpen(offset + index)}
            >
              <span className={styles.change}>
                {texts.changeOf(scheduleText(task, language), scheduleText(change, language))}
              </span>
              {task.isHazardous && <HazardMark />}
            </TaskRow>
          );
        })}
      </ul>
    </Card>
  );
}

export function InquiriesList({ tasks, offset, currentPlace, onOpen }: ListProps<DeskInquiry>) {
  const texts = useTexts(deskAgreementsTexts);
  const formats = useFormats();
  if (tasks.length === 0) return null;
  return (
    <Card flush title={texts.inquiries}>
      <ul>
        {tasks.map((task, index) => (
          <TaskRow
            key={task.inquiryId}
            rowKey={offset + index}
            title={`${task.companyName}, ${task.siteName}`}
            lines={[
              [
                task.wasteType.description,
                [task.amount, task.containerType.description].filter(Boolean).join(" × "),
                task.customContainerSize,
              ]
                .filter(Boolean)
                .join(", "),
              texts.since(
                formats.day(berlinDate(Temporal.Instant.from(task.createdOn))),
                task.createdByUser.name,
              ),
            ]}
            isCurrent={currentPlace === offset + index}
            onOpen={() => onOpen(offset + index)}
          />
        ))}
      </ul>
    </Card>
  );
}
