import type { QuestionsToAnswer } from "@kreislauf/contract/questions";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { MessageSquareText } from "lucide-react";
import { hrefTo } from "../base/paths.ts";
import { questionsTexts } from "./questions.texts.ts";
import styles from "./questions.module.css";

/** A row for a message from dispatch that waits for the customer's answer. */
export function QuestionRow({ question }: { question: QuestionsToAnswer["questions"][number] }) {
  const texts = useTexts(questionsTexts);
  const { dateTime } = useFormats();
  const { orderId, orderNumber, wasteType, site, text, sentOn } = question;
  const href = hrefTo("order", { orderId });
  return (
    <li className={styles.row}>
      <div>
        <a href={href}>{wasteType}</a>
        <small>{site}</small>
      </div>
      <div>
        <span className={styles.quote}>{texts.quote(text)}</span>
        <small>{dateTime(sentOn)}</small>
      </div>
      <LinkButton small icon={MessageSquareText} href={href} aria-label={texts.answerOf(orderNumber)}>
        {texts.answer}
      </LinkButton>
    </li>
  );
}
