import { type DeskAnswerKind, deskOrdersApi, undoSeconds } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { inboxTexts } from "../inbox.texts.ts";
import { refusalSentence } from "../base/refusal-sentence.ts";

/** An answer that was sent, and the sentence that the snackbar shows. */
export interface Answered {
  readonly kind: DeskAnswerKind;
  readonly orderIds: readonly number[];
  readonly message: string;
  readonly variant: "success" | "warning";
}

const isUndoable = (kind: DeskAnswerKind) => kind === "confirm" || kind === "propose";

/** Shows in a snackbar what was answered, with a button to undo confirmations and proposals; the server may refuse. */
export function useUndo() {
  const texts = useTexts(inboxTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const show = useSnackbar();
  const offered = useRef<readonly number[]>([]);
  const send = useMutation({
    mutationFn: (orderIds: readonly number[]) =>
      call(deskOrdersApi.undoDeskAnswers, { body: { orderIds: [...orderIds] } }),
    onSuccess: ({ results }) => {
      const refused = results.flatMap(({ error }) => (error === null ? [] : [error]));
      const [first] = refused;
      const undone = texts.undone(results.length - refused.length, refused.length);
      if (first === undefined) show({ message: undone, variant: "success" });
      else show({ message: `${undone} ${refusalSentence(first, language)}`, variant: "warning" });
    },
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  /** Undoes the last answer if it was a confirmation or a proposal; returns whether a request is sent for that. */
  const undo = (): boolean => {
    const orderIds = offered.current;
    if (orderIds.length === 0 || send.isPending) return false;
    offered.current = [];
    send.mutate(orderIds);
    return true;
  };
  const report = ({ kind, orderIds, message, variant }: Answered) => {
    offered.current = isUndoable(kind) ? orderIds : [];
    if (offered.current.length === 0) return show({ message, variant });
    show({
      message,
      variant,
      timeout: undoSeconds * 1_000,
      action: { text: texts.undo, onPress: undo },
    });
  };
  return { report, undo };
}
