import { peopleApi, type UserStatus } from "@kreislauf/contract/users";
import { Download } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { download, useSavingDownload } from "../../base/download.ts";
import { exportTexts } from "../../base/export.texts.ts";
import type { PeopleListState } from "../base/people-list-state.ts";
import { filtersOf } from "../base/people.queries.ts";
import { peopleTexts } from "./people.texts.ts";

interface PeopleExportButtonProps {
  kind: UserStatus;
  state: PeopleListState;
  /** How many people match the filters; undefined until that is loaded. */
  total: number | undefined;
}

/** Downloads the people that match the filters, from all pages of the list, with their rights and sites. */
export function PeopleExportButton({ kind, state, total }: PeopleExportButtonProps) {
  const texts = useTexts(peopleTexts).list;
  const { nothingToExport } = useTexts(exportTexts);
  const query = { status: kind, search: state.search, ...filtersOf(kind, state) };
  const saving = useSavingDownload(() => download(peopleApi.exportUsers, { query }), texts.saved);
  return (
    <Button
      block
      icon={Download}
      lockedBecause={total === 0 ? nothingToExport : undefined}
      busy={saving.busy}
      busyText={texts.exporting}
      onClick={() => void saving.submit()}
    >
      {texts.export}
    </Button>
  );
}
