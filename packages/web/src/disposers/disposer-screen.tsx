import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  disposersApi,
  type DisposerLinkRefusal,
  disposerLinkRefusals,
  type DisposerOrder,
} from "@kreislauf/contract/disposers";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useCallback, useEffect, useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { usePathParam } from "../base/navigation.ts";
import { DisposerAnswer } from "./disposer-answer.tsx";
import { DisposerFrame } from "./disposer-frame.tsx";
import { DisposerJob } from "./disposer-job.tsx";
import { LinkProblem } from "./link-problem.tsx";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

type Failed = { readonly failed: unknown };
type Loaded = DisposerOrder | DisposerLinkRefusal | Failed | "loading";

function problemOf(error: unknown): DisposerLinkRefusal | Failed {
  if (!(error instanceof ApiError)) return { failed: error };
  // The schema of the request refuses a token of the wrong form.
  if (error.code === "validation") return "disposer_link_unknown";
  return disposerLinkRefusals.find((code) => code === error.code) ?? { failed: error };
}

const isFailed = (loaded: Loaded): loaded is Failed => typeof loaded === "object" && "failed" in loaded;

/** The page behind the link to one order, for a disposer without an account. Opening the page changes nothing. */
export function DisposerScreen() {
  const token = usePathParam("token");
  const texts = useTexts(disposerTexts);
  const { day } = useFormats();
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const { containerAction } = useTexts(catalogTexts);
  const [loaded, setLoaded] = useState<Loaded>("loading");
  const [isOvertaken, setIsOvertaken] = useState(false);

  const load = useCallback(
    () => call(disposersApi.disposerOrder, { body: { token } }).catch((error: unknown) => problemOf(error)),
    [token],
  );
  useEffect(() => {
    let isCurrent = true;
    void load().then((result) => isCurrent && setLoaded(result));
    return () => {
      isCurrent = false;
    };
  }, [load]);

  if (loaded === "loading" || isFailed(loaded)) {
    return (
      <DisposerFrame>
        {isFailed(loaded) ? (
          <ErrorState
            title={texts.loadFailed}
            text={errorSentence(loaded.failed)}
            onRetry={() => void load().then(setLoaded)}
          />
        ) : (
          <Delayed text={texts.loading}>
            <Skeleton width="60%" height={28} />
            <Skeleton height={180} />
            <Skeleton height={320} />
          </Delayed>
        )}
      </DisposerFrame>
    );
  }
  if (typeof loaded === "string") {
    return (
      <DisposerFrame>
        <LinkProblem problem={loaded} />
      </DisposerFrame>
    );
  }
  const { disposer, desiredDate, timeWindow, wasteType, containerActionId, orderNumber, job } = loaded;
  const show = (order: DisposerOrder) => {
    setIsOvertaken(false);
    setLoaded(order);
  };
  // Called if the order was changed by somebody else, or the link has ended, since the page was loaded.
  const reload = async () => {
    setLoaded(await load());
    setIsOvertaken(true);
  };
  return (
    <DisposerFrame number={orderNumber} validUntil={loaded.validUntil}>
      <div className={styles.title}>
        <h1>
          {texts.headline(wasteType.description, containerAction[containerActionId].toLocaleLowerCase())}
        </h1>
        <p>
          {texts.planned(day(desiredDate), timeWindowOnDay[timeWindow])}
          {disposer !== "" && texts.forDisposer(disposer)}
        </p>
      </div>
      <div>
        {isOvertaken && (
          <Note variant="warning" title={texts.faster} role="alert">
            {texts.fasterText}
          </Note>
        )}
        <DisposerAnswer
          key={loaded.stage}
          token={token}
          order={loaded}
          onAnswered={show}
          onOvertaken={reload}
        />
      </div>
      {job !== null && <DisposerJob token={token} order={loaded} job={job} />}
    </DisposerFrame>
  );
}
