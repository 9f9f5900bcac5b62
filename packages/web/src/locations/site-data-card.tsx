import { laenderTexts } from "@kreislauf/contract/catalog";
import type { ServiceLocation } from "@kreislauf/contract/locations";
import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { DefinitionList } from "../ui/definition-list.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";

/** Names, numbers and place of a site. */
export function SiteDataCard({ site }: { site: ServiceLocation }) {
  const texts = useTexts(siteDetailTexts).data;
  const laender = useTexts(laenderTexts);
  const { lat, lon } = site;
  const holiday = site.assumptionDayHoliday
    ? texts.assumptionDay
    : site.corpusChristiHoliday
      ? texts.corpusChristi
      : undefined;
  return (
    <Card title={texts.title}>
      <DefinitionList
        entries={[
          { label: texts.name, value: site.alias },
          {
            label: texts.address,
            value: `${site.street} ${site.houseNumber}`.trim(),
            note: `${site.zip} ${site.city}`,
          },
          { label: texts.group, value: site.group?.name },
          { label: texts.partner, value: site.partnerNumber },
          { label: texts.contract, value: site.contractNumber },
          { label: texts.branch, value: site.branch },
          { label: texts.gln, value: site.glnNumber },
          ...site.orderNumbers.map((number, index) => ({ label: texts.order(index + 1), value: number })),
          {
            label: texts.land,
            value: laender[site.land],
            ...(holiday !== undefined && { note: holiday }),
          },
          { label: texts.disposer, value: site.disposer },
          ...(lat === null || lon === null
            ? []
            : [{ label: texts.coordinates, value: `${lat.toFixed(4)}, ${lon.toFixed(4)}` }]),
        ]}
      />
    </Card>
  );
}
