import { ApiError, errorSentence } from "../../base/api-error.ts";
import { hrefTo } from "../../base/paths.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { sitesTexts } from "../sites.texts.ts";

interface SiteLoadErrorProps {
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown if the site does not exist, the user may not see it, or it could not be loaded. */
export function SiteLoadError({ error, retrying, onRetry }: SiteLoadErrorProps) {
  const texts = useTexts(sitesTexts);
  const isMissing =
    error === null || (error instanceof ApiError && /^(not_found|validation)$/.test(error.code));
  return (
    <>
      <PageHeader back={{ href: hrefTo("siteSettings"), text: texts.title }} title={texts.title} />
      <Card flush>
        {isMissing ? (
          <StateMessage
            illustration="search"
            title={texts.missing.title}
            text={texts.missing.text}
            action={<LinkButton href={hrefTo("siteSettings")}>{texts.missing.back}</LinkButton>}
          />
        ) : (
          <ErrorState
            title={texts.failed}
            text={errorSentence(error)}
            onRetry={onRetry}
            retrying={retrying}
          />
        )}
      </Card>
    </>
  );
}
