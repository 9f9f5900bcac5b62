import { type ContainerLabel, labelsApi } from "@kreislauf/contract/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { readLabel } from "./labels.queries.ts";
import { labelsTexts } from "./labels.texts.ts";

/** What the dialog asks about: renewing the code of one label, or ending the codes of some labels. */
export type CodeQuestion =
  | { readonly kind: "renew"; readonly label: ContainerLabel }
  | { readonly kind: "end"; readonly labels: readonly ContainerLabel[] };

interface CodeDialogsProps {
  question: CodeQuestion | null;
  /** Called after a conflict, to ask the same question again about the label as it is now stored. */
  onReread: (question: CodeQuestion) => void;
  onDone: () => void;
  onClose: () => void;
}

const labelsOf = (question: CodeQuestion) => (question.kind === "renew" ? [question.label] : question.labels);

/** Whether a label has a code that can be renewed or ended. */
export const hasCode = ({ code: { state } }: ContainerLabel): boolean =>
  state === "active" || state === "unprintable";

/** Asks before codes stop working, and renews or ends them if the user agrees. */
export function CodeDialogs({ question, onReread, onDone, onClose }: CodeDialogsProps) {
  const texts = useTexts(labelsTexts);
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const labels = question === null ? [] : labelsOf(question);
  const [first] = labels;
  const { busy, failure, submit, reset } = useSubmit({
    send: async (asked: CodeQuestion) => {
      if (asked.kind === "end") {
        const agreementIds = asked.labels.map(({ agreementId }) => agreementId);
        await call(labelsApi.endContainerCodes, { body: { agreementIds } });
        return;
      }
      const { agreementId, version } = asked.label;
      await call(labelsApi.renewContainerCode, { params: { id: agreementId }, body: { version } });
    },
    recover: async (error, asked) => {
      if (asked.kind === "end" || !(error instanceof ApiError) || error.code !== "label_changed")
        return undefined;
      const label = await readLabel(queryClient, asked.label);
      if (label === undefined) return undefined;
      // The code is new already, since no label has been printed with it: somebody else has renewed it, or an earlier
      // attempt whose answer was lost.
      if (label.code.state === "active" && label.code.printedOn === null) return { answer: undefined };
      if (hasCode(label)) {
        onReread({ kind: "renew", label });
        return undefined;
      }
      showSnack({ message: texts.noCode, variant: "error" });
      onClose();
      return "shown";
    },
    onDone: (_, asked) => {
      showSnack({
        message: asked.kind === "renew" ? texts.renewal.done : texts.ending.done(asked.labels.length),
        variant: "success",
      });
      onClose();
    },
    onSettled: onDone,
  });
  const isRenewal = question?.kind === "renew";
  const words = isRenewal ? texts.renewal : texts.ending;
  return (
    <ConfirmDialog
      open={question !== null}
      danger
      title={isRenewal ? texts.renewal.title : texts.ending.title(labels.length)}
      confirmText={isRenewal ? texts.renew : texts.endChosen(labels.length)}
      busy={busy}
      error={failure?.sentence}
      onConfirm={() => question && void submit(question)}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      {labels.length === 1 && first && (
        <p>
          <b>{first.wasteType.description}</b> ·{" "}
          {texts.amountOf(first.containersOnSite, first.containerType.type)}
        </p>
      )}
      <p>{words.text}</p>
      <p>{words.why}</p>
    </ConfirmDialog>
  );
}
