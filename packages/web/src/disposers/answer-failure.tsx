import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import type { useAnswer } from "./use-answer.ts";
import { disposerTexts } from "./disposer.texts.ts";

/**
 * Says why the disposer's answer has not arrived: the server refused the answer, or the answer waits for a connection.
 */
export function AnswerFailure({
  answer,
}: {
  answer: Pick<ReturnType<typeof useAnswer>, "failure" | "isWaiting">;
}) {
  const texts = useTexts(disposerTexts);
  if (answer.isWaiting) {
    return (
      <Note variant="warning" title={texts.unsent} role="status">
        {texts.unsentText}
      </Note>
    );
  }
  return answer.failure === null ? null : (
    <Note variant="error" title={texts.notSent} role="alert">
      {answer.failure.sentence}
    </Note>
  );
}
