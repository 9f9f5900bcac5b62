import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { sortOptions } from "@kreislauf/ui/controls/search-option.ts";
import { AddressFilter } from "../../base/address-filter.tsx";
import { sharedFilterTexts } from "./shared-filters.texts.ts";

export function LandFilter() {
  const texts = useTexts(sharedFilterTexts);
  const names = useTexts(laenderTexts);
  return (
    <AddressFilter
      name="land"
      label={texts.land}
      searchLabel={texts.searchLand}
      options={sortOptions(laender.map((land) => ({ value: land, label: names[land] })))}
    />
  );
}

export function DisposerFilter({ disposers }: { disposers: readonly string[] | undefined }) {
  const texts = useTexts(sharedFilterTexts);
  return (
    <AddressFilter
      name="disposer"
      label={texts.disposer}
      searchLabel={texts.searchDisposer}
      options={sortOptions((disposers ?? []).map((name) => ({ value: name, label: name })))}
    />
  );
}
