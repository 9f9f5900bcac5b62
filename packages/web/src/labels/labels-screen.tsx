import type { ContainerLabel } from "@kreislauf/contract/labels";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Columns } from "@kreislauf/ui/layout/columns.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { hrefTo } from "../base/paths.ts";
import { NoSiteCard, SiteBar, useChosenSite } from "../sites/index.ts";
import { CodeDialogs, type CodeQuestion } from "./code-dialogs.tsx";
import { EditLabelDialog } from "./edit-label-dialog.tsx";
import { LabelTable } from "./label-table.tsx";
import { labelsQuery } from "./labels.queries.ts";
import { labelsTexts } from "./labels.texts.ts";
import { PrintCard } from "./print-card.tsx";
import { LoadFailure } from "../base/load-failure.tsx";

/** The labels of a site's containers: edits their texts, prints them, and renews or ends their codes. */
export function LabelsScreen() {
  const texts = useTexts(labelsTexts);
  const chosen = useChosenSite();
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.lead}
        back={{ href: hrefTo("agreements"), text: texts.back }}
      >
        <SiteBar chosen={chosen} />
      </PageHeader>
      {chosen.hasNone ? (
        <NoSiteCard />
      ) : chosen.choice === null ? (
        <Card flush>
          <StateMessage illustration="search" title={texts.chooseSite.title} text={texts.chooseSite.text} />
        </Card>
      ) : (
        <SiteLabels key={chosen.choice} siteId={chosen.choice} />
      )}
    </>
  );
}

function SiteLabels({ siteId }: { siteId: number }) {
  const texts = useTexts(labelsTexts);
  const { data: labels, error, isFetching, refetch } = useQuery(labelsQuery(siteId));
  /** The agreements whose labels are chosen; null until the user chooses, which means all labels. */
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number> | null>(null);
  const [edited, setEdited] = useState<ContainerLabel | null>(null);
  const [question, setQuestion] = useState<CodeQuestion | null>(null);
  if (error !== null && labels === undefined) {
    return (
      <Card flush>
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  const chosen = labels?.filter(({ agreementId }) => chosenIds?.has(agreementId) ?? true) ?? [];
  return (
    <>
      <Columns
        aside={
          labels !== undefined &&
          labels.length > 0 && (
            <PrintCard
              chosen={chosen}
              onPrinted={() => void refetch()}
              onEnd={(ended) => setQuestion({ kind: "end", labels: ended })}
            />
          )
        }
      >
        <LabelTable
          labels={labels}
          chosen={chosen}
          onChoose={setChosenIds}
          onEdit={setEdited}
          onAsk={setQuestion}
        />
      </Columns>
      {edited && (
        <EditLabelDialog label={edited} onSaved={() => void refetch()} onClosed={() => setEdited(null)} />
      )}
      <CodeDialogs
        question={question}
        onReread={setQuestion}
        onDone={() => void refetch()}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
