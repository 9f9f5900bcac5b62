import { type ContainerLabel, labelsApi } from "@kreislauf/contract/labels";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { labelsTexts } from "./labels.texts.ts";

/** Which codes somebody wants to renew or end. */
export interface CodeQuestion {
  readonly kind: "renew" | "end";
  readonly labels: readonly ContainerLabel[];
}

interface CodeDialogsProps {
  question: CodeQuestion | null;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a code stops working. */
export function CodeDialogs({ question, onDone, onClose }: CodeDialogsProps) {
  const texts = useTexts(labelsTexts);
  const showSnack = useSnackbar();
  const labels = question?.labels ?? [];
  const [first] = labels;
  const { busy, failure, submit, reset } = useSubmit({
    send: async (asked: CodeQuestion) => {
      if (asked.kind === "end") {
        const agreementIds = asked.labels.map(({ agreementId }) => agreementId);
        await call(labelsApi.endContainerCodes, { body: { agreementIds } });
        return;
      }
      for (const { agreementId, version } of asked.labels)
        await call(labelsApi.renewContainerCode, { params: { id: agreementId }, body: { version } });
    },
    onDone: (_, { kind, labels: changed }) => {
      showSnack({
        message: kind === "renew" ? texts.renewal.done : texts.ending.done(changed.length),
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
