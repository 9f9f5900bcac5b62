import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateRefusal } from "../base/use-late-refusal.ts";
import { agreementsKey } from "../agreements.queries.ts";

interface Case {
  readonly companyName: string;
  readonly siteName: string;
}

/**
 * A mutation about an agreement, inquiry or quote: on success it shows a snackbar and calls `onDone`; it always reloads
 * the lists, also after a refusal.
 */
export function useAgreementVerb<Wish, Answer>(
  { companyName, siteName }: Case,
  verb: (wish: Wish) => Promise<Answer>,
  doneText: (answer: Answer, wish: Wish) => string,
  onDone: () => void,
) {
  const client = useQueryClient();
  const show = useSnackbar();
  const isMounted = useIsMounted();
  const refuseLate = useLateRefusal(`${companyName}, ${siteName}`);
  return useMutation({
    mutationFn: verb,
    onSuccess: (answer, wish) => {
      show({ message: doneText(answer, wish), variant: "success" });
      if (isMounted()) onDone();
    },
    onError: (error) => refuseLate(error),
    onSettled: () => client.invalidateQueries({ queryKey: agreementsKey }),
  });
}
