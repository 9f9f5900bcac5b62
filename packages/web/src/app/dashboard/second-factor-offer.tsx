import { accountApi } from "@kreislauf/contract/users";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/api.ts";
import { hrefTo } from "../../base/paths.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { accountSettingsQuery } from "../../users/index.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./second-factor-offer.module.css";

/** Offers a second factor to users who have none and do not need one. They can put the offer off for three months. */
export function SecondFactorOffer() {
  const texts = useTexts(dashboardTexts).secondFactor;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { data: account } = useQuery(accountSettingsQuery);
  const postponing = useSubmit({
    send: (_: undefined) => call(accountApi.postponeSecondFactorOffer, {}),
    onDone: () =>
      queryClient.setQueryData(
        accountSettingsQuery.queryKey,
        (before) => before && { ...before, secondFactorOffered: false },
      ),
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  if (account?.secondFactorOffered !== true) return null;
  return (
    <Card title={texts.title}>
      <div className={styles.offer}>
        <Icon of={ShieldCheck} size={24} />
        <p>{texts.text}</p>
        <div className={styles.actions}>
          <LinkButton href={hrefTo("preferences", {}, { section: "secondFactor" })}>{texts.setUp}</LinkButton>
          <Button variant="ghost" busy={postponing.busy} onClick={() => void postponing.submit(undefined)}>
            {texts.later}
          </Button>
        </div>
      </div>
    </Card>
  );
}
