import { RefreshCw } from "lucide-react";
import { useTexts } from "../base/language.ts";
import { Button } from "../controls/button.tsx";
import { StateMessage } from "./state-message.tsx";
import { uiTexts } from "../ui.texts.ts";

interface ErrorStateProps {
  /** What failed: "Die Aufträge konnten nicht geladen werden". */
  title: string;
  text?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown instead of the part of the page that failed. */
export function ErrorState({ title, text, onRetry, retrying = false }: ErrorStateProps) {
  const texts = useTexts(uiTexts).error;
  return (
    <StateMessage
      illustration="failure"
      role="alert"
      title={title}
      text={text ?? texts.text}
      action={
        onRetry && (
          <Button icon={RefreshCw} busy={retrying} onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    />
  );
}
