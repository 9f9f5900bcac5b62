import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { agreementsKey } from "../agreements.queries.ts";

/** A decision: says that it is done, and reads the lists anew, also after a refusal. */
export function useAgreementVerb<Wish, Answer>(
  verb: (wish: Wish) => Promise<Answer>,
  doneText: (answer: Answer, wish: Wish) => string,
  onDone: () => void,
) {
  const client = useQueryClient();
  const show = useSnackbar();
  return useMutation({
    mutationFn: verb,
    onSuccess: (answer, wish) => {
      show({ message: doneText(answer, wish), variant: "success" });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: agreementsKey }),
  });
}
