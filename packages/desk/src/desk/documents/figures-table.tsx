import { deskDocumentTableApi } from "@kreislauf/contract/desk";
import { useMutation } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { readFileAsDataUri } from "../base/read-file.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import styles from "./file-table.module.css";
import { joinFigures } from "./publishing.ts";

const listedProblems = 20;

/** A button that reads amounts and other figures from a table, and matches them by document number. */
export function FiguresTable({ isLocked, icon }: { isLocked: boolean; icon: LucideIcon }) {
  const texts = useTexts(documentsDeskTexts);
  const input = useRef<HTMLInputElement>(null);
  const join = useMutation({
    mutationFn: async (file: File) => {
      const body = { fileName: file.name.slice(0, 200), file: await readFileAsDataUri(file) };
      const answer = await call(deskDocumentTableApi.readDeskDocumentTable, { body });
      return { ...answer, joined: await joinFigures(answer.rows) };
    },
  });
  return (
    <>
      <Button
        small
        icon={icon}
        busy={join.isPending}
        lockedBecause={isLocked ? texts.running : undefined}
        title={texts.figuresHint}
        onClick={() => input.current?.click()}
      >
        {texts.figures}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) join.mutate(file);
          currentTarget.value = "";
        }}
      />
      {join.isError && (
        <Note variant="error" role="alert">
          {fieldErrorOf(join.error, "file") ?? errorSentence(join.error)} {texts.figuresHint}
        </Note>
      )}
      {join.isSuccess && (
        <Note variant={join.data.problems.length > 0 ? "warning" : "success"} role="status">
          {texts.joined(join.data.joined, join.data.rows.length)}
          {join.data.problems.length > 0 && (
            <>
              {" "}
              {texts.tableProblems(join.data.problems.length)}
              <ul className={styles.problems}>
                {join.data.problems.slice(0, listedProblems).map(({ line, column, message }) => (
                  <li key={`${line} ${column}`}>{texts.line(line, column, message)}</li>
                ))}
              </ul>
            </>
          )}
        </Note>
      )}
    </>
  );
}
