import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { useStaff } from "../base/desk-session.ts";
import { changeParameters, useHashRoute } from "../base/hash-route.ts";
import { useOpenDisputes } from "./base/use-open-disputes.ts";
import styles from "./base/page.module.css";
import { documentFilterNames } from "./documents.queries.ts";
import { documentsDeskTexts } from "./documents.texts.ts";
import { DisputesTab } from "./disputes/disputes-tab.tsx";
import { DocumentList } from "./documents/document-list.tsx";
import { DocumentScreen } from "./documents/document-screen.tsx";
import { PublishTab } from "./documents/publish-tab.tsx";
import { usePublishing } from "./documents/publishing.ts";

const tabs = ["publish", "published", "corrected", "disputes"] as const;

/** The pages of the area "Belege": publishing, published documents, disputed lines, and one document. */
export function DocumentsArea({ path }: { path: string }) {
  const texts = useTexts(documentsDeskTexts);
  const { parameters } = useHashRoute();
  const { files } = usePublishing();
  const openDisputes = useOpenDisputes(useStaff());
  const id = /^\/documents\/(\d{1,9})$/.exec(path)?.[1];
  if (id !== undefined) return <DocumentScreen key={id} documentId={Number(id)} />;
  const tab = tabs.find((each) => each === parameters.get("tab")) ?? "publish";
  return (
    <div className={styles.page}>
      <Tabs
        label={texts.tabs}
        tabs={[
          {
            value: "publish",
            label: texts.publishTab,
            count: files.length === 0 ? undefined : files.length,
          },
          { value: "published", label: texts.publishedTab },
          { value: "corrected", label: texts.correctedTab },
          { value: "disputes", label: texts.disputesTab, count: openDisputes },
        ]}
        value={tab}
        onChange={(next) =>
          changeParameters({
            tab: next === "publish" ? null : next,
            ...Object.fromEntries(documentFilterNames.map((name) => [name, null])),
            search: null,
            page: null,
            state: null,
          })
        }
      >
        <div className={styles.panel}>
          {tab === "publish" && <PublishTab />}
          {tab === "disputes" && <DisputesTab />}
          {(tab === "published" || tab === "corrected") && (
            <DocumentList key={tab} corrected={tab === "corrected"} />
          )}
        </div>
      </Tabs>
    </div>
  );
}
