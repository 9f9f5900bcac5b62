import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { discardUnsavedInput, hasUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { loadNewVersion } from "./new-version.ts";
import { noticesTexts } from "./notices.texts.ts";
import styles from "./notices.module.css";

const countdownSeconds = 5; // docs/coverage.md 9.5

/**
 * Counts down to the reload. Unsaved input stops the countdown, which starts over afterwards (docs/coverage.md D8.19).
 */
export function UpdateNotice() {
  const texts = useTexts(noticesTexts).update;
  const [seconds, setSeconds] = useState(countdownSeconds);
  const [isPaused, setPaused] = useState(hasUnsavedInput);

  useEffect(() => {
    const timer = setInterval(() => {
      const unsaved = hasUnsavedInput();
      setPaused(unsaved);
      setSeconds((left) => (unsaved ? countdownSeconds : left - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void loadNewVersion();
  }, [isOver]);

  const loadNow = () => {
    discardUnsavedInput();
    void loadNewVersion();
  };
  return (
    <Banner icon={RefreshCw}>
      <div className={styles.notice}>
        <div className={styles.text}>
          <b>{texts.title}</b>
          {/* Screen readers must not read out every second. */}
          <p aria-live={isPaused ? undefined : "off"}>
            {isPaused ? texts.held : texts.countdown(Math.max(seconds, 1))}
          </p>
          {!isPaused && (
            <progress
              className={styles.progress}
              aria-hidden
              max={countdownSeconds}
              value={countdownSeconds - seconds}
            />
          )}
        </div>
        <Button small onClick={loadNow}>
          {isPaused ? texts.discard : texts.now}
        </Button>
      </div>
    </Banner>
  );
}
