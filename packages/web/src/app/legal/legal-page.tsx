import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../base/language.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Late } from "../../ui/late.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SkeletonCard } from "../../ui/skeleton-card.tsx";
import { appTexts } from "../app.texts.ts";
import { legalTextQuery } from "./legal.queries.ts";
import { legalTexts } from "./legal.texts.ts";
import styles from "./legal.module.css";

/** What the operator has written, as the server has made it of Markdown in which HTML has no effect. */
export function LegalPage({
  name,
  page,
}: {
  name: "imprint" | "privacyPolicy";
  page: "imprint" | "privacy";
}) {
  const texts = useTexts(legalTexts);
  const { titles } = useTexts(appTexts);
  const { data, isError, isFetching, refetch } = useQuery(legalTextQuery(page));
  return (
    <div className={styles.page}>
      <PageHead title={titles[name]} />
      {data !== undefined ? (
        <Card>
          {/* The operator writes in the language of the contract, whatever the menus speak. */}
          <div lang="de" className={styles.text} dangerouslySetInnerHTML={{ __html: data.html }} />
        </Card>
      ) : isError ? (
        <Card>
          <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      )}
    </div>
  );
}
