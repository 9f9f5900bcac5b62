import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import { appTexts } from "../app.texts.ts";
import { legalTextQuery } from "./legal.queries.ts";
import { legalTexts } from "./legal.texts.ts";
import styles from "./legal.module.css";

/** A legal page with the operator's text. The server renders it from Markdown, with HTML disabled. */
export function LegalPage({
  name,
  page,
}: {
  name: "imprint" | "privacyPolicy";
  page: "imprint" | "privacy";
}) {
  const texts = useTexts(legalTexts);
  const { titles } = useTexts(appTexts);
  const { data, error, isFetching, refetch } = useQuery(legalTextQuery(page));
  return (
    <div className={styles.page}>
      <PageHeader title={titles[name]} />
      {data !== undefined ? (
        <Card>
          {/* The operator writes the text in German, whatever the language of the menus. */}
          <div lang="de" className={styles.text} dangerouslySetInnerHTML={{ __html: data.html }} />
        </Card>
      ) : error ? (
        <Card>
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        </Card>
      ) : (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
    </div>
  );
}
