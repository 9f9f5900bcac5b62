import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "../../base/language.tsx";
import { discardUnsavedInput, hasUnsavedInput } from "../../base/unsaved-input.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { loadNewVersion } from "./new-version.ts";
import { noticesTexts } from "./notices.texts.ts";
import styles from "./notices.module.css";

const patience = 5; // seconds (product.md section 9)

/** Counts down to the reload; unsaved input stops the clock, and it begins anew (decisions.md section 8). */
export function UpdateNotice() {
  const texts = useTexts(noticesTexts).update;
  const [seconds, setSeconds] = useState(patience);
  const [isHeld, setHeld] = useState(hasUnsavedInput);

  useEffect(() => {
    const timer = setInterval(() => {
      const unsaved = hasUnsavedInput();
      setHeld(unsaved);
      setSeconds((left) => (unsaved ? patience : left - 1));
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
        <div className={styles.words}>
          <b>{texts.title}</b>
          {/* Not read out second by second. */}
          <p aria-live={isHeld ? undefined : "off"}>
            {isHeld ? texts.held : texts.countdown(Math.max(seconds, 1))}
          </p>
          {!isHeld && (
            <progress className={styles.progress} aria-hidden max={patience} value={patience - seconds} />
          )}
        </div>
        <Button small onClick={loadNow}>
          {isHeld ? texts.discard : texts.now}
        </Button>
      </div>
    </Banner>
  );
}
