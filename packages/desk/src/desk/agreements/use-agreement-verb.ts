import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { agreementsKey } from "../agreements.queries.ts";

/** A decision: says that it is done, and reads the lists anew, also after a refusal. */
export function useAgreementVerb<Wish, Answer>(
  verb: (wish: Wish) => Promise<Answer>,
  doneText: (answer: Answer, wish: Wish) => string,
  onDone: () => void,
) {
  const client = useQueryClient();
  const show = useSnackbar();
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: verb,
    onSuccess: (answer, wish) => {
      show({ message: doneText(answer, wish), variant: "success" });
      if (isMounted()) onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: agreementsKey }),
  });
}
