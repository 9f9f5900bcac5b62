import { addressLine } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { activeSitesQuery, isInScope, type SiteScope, toSiteScope } from "../sites/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { MultiCombobox } from "@kreislauf/ui/controls/multi-combobox.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";

interface DocumentSiteFilterProps {
  sites: SiteScope;
  onChange: (sites: SiteScope) => void;
  labelHidden?: boolean;
}

/** The sites whose documents are listed: all, one or several. */
export function DocumentSiteFilter({ sites, onChange, labelHidden = false }: DocumentSiteFilterProps) {
  const texts = useTexts(documentsScreenTexts).sites;
  const { number } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(activeSitesQuery);
  if (data === undefined && isError) {
    return (
      <Button icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
        {texts.failed}
      </Button>
    );
  }
  const chosen = sites === "all" ? [] : (data ?? []).filter((site) => isInScope(sites, site));
  const name = typeof sites === "number" ? chosen[0]?.alias : undefined;
  const countText =
    sites === "all" ? texts.allOf(number(data?.length ?? 0)) : texts.some(number(chosen.length));
  return (
    <MultiCombobox
      label={texts.label}
      labelHidden={labelHidden}
      searchLabel={texts.search}
      options={(data ?? []).map((site) => ({
        value: site.id,
        label: site.alias,
        number: site.locationOrderNumber ?? undefined,
        text: addressLine(site),
      }))}
      values={chosen.map(({ id }) => id)}
      onChange={(ids) => onChange(toSiteScope({ sites: ids }) ?? "all")}
      all={texts.all}
      shown={data === undefined ? texts.all : (name ?? countText)}
      disabled={data === undefined}
    />
  );
}
