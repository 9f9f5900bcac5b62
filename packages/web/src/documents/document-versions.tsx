import type { DocumentVersion } from "@kreislauf/contract/documents";
import { Download } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import { useDocumentDownload } from "./use-document-download.ts";
import versionStyles from "./document-versions.module.css";
import styles from "./documents.module.css";

/** The earlier versions of a document that was corrected under the same number, with the reasons. */
export function EarlierVersions({ id, versions }: { id: number; versions: readonly DocumentVersion[] }) {
  const texts = useTexts(documentsScreenTexts).versions;
  const formats = useFormats();
  const download = useDocumentDownload();
  if (versions.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{texts.title}</h3>
      <ul className={versionStyles.versions}>
        {versions.map(({ version, netAmount, replacedOn, reason }) => (
          <li key={version}>
            <span>
              {texts.name(version)}
              {netAmount !== null && `, ${formats.money(netAmount)}`}
              <small>{texts.replaced(formats.dateTime(replacedOn), reason)}</small>
            </span>
            <IconButton
              icon={Download}
              label={texts.download(version)}
              onClick={() => void download.one(id, "pdf", false, version)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
