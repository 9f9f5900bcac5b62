import { notificationsApi, type PushSubscriptionRequest } from "@kreislauf/contract/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { subscribeBrowser, unsubscribeBrowser } from "./browser-push.ts";
import { pushQuery } from "./notifications.queries.ts";
import { pushTexts } from "./push.texts.ts";
import styles from "./push-card.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

/** Switches push messages on or off for this browser, or says why it cannot show them. */
export function PushCard() {
  const texts = useTexts(pushTexts);
  const showSnack = useSnackbar();
  const { data, error, isFetching, refetch } = useQuery(pushQuery);
  const [isAsking, setAsking] = useState(false);
  const switching = useSubmit({
    send: (subscription: PushSubscriptionRequest | null) =>
      subscription === null
        ? call(notificationsApi.unsubscribeFromPush)
        : call(notificationsApi.subscribeToPush, { body: subscription }),
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
    onSettled: () => refetch(),
  });

  async function change(isWanted: boolean, publicKey: string): Promise<void> {
    setAsking(true);
    try {
      if (!isWanted) await unsubscribeBrowser();
      await switching.submit(isWanted ? await subscribeBrowser(publicKey) : null);
    } catch {
      const isPermitted = Notification.permission === "granted";
      showSnack({ message: isPermitted ? texts.notSubscribed : texts.notPermitted, variant: "error" });
      await refetch();
    } finally {
      setAsking(false);
    }
  }

  return (
    <Card title={texts.title} flush>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.body}>
        {data?.obstacle ? (
          <Note title={texts.obstacle[data.obstacle].title}>{texts.obstacle[data.obstacle].text}</Note>
        ) : data ? (
          <Switch
            label={texts.label}
            text={texts.text}
            checked={isAsking ? !data.isOn : data.isOn}
            busy={isAsking}
            onChange={(isWanted) => void change(isWanted, data.publicKey)}
          />
        ) : error ? (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        ) : (
          <Delayed text={texts.loading}>
            <Skeleton height={56} />
          </Delayed>
        )}
      </div>
    </Card>
  );
}
