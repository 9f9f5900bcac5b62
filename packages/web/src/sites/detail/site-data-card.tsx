import { laenderTexts } from "@kreislauf/contract/catalog";
import { siteFieldLabels, type Site } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";

/** Names, numbers, postal address and coordinates of a site. */
export function SiteDataCard({ site }: { site: Site }) {
  const texts = useTexts(siteDetailTexts).data;
  const labels = useTexts(siteFieldLabels);
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
          { label: labels.alias, value: site.alias },
          {
            label: labels.address,
            value: `${site.street} ${site.houseNumber}`.trim(),
            note: `${site.zip} ${site.city}`,
          },
          { label: labels.group, value: site.group?.name },
          { label: labels.partnerNumber, value: site.partnerNumber },
          { label: labels.contractNumber, value: site.contractNumber },
          { label: labels.branch, value: site.branch },
          { label: labels.glnNumber, value: site.glnNumber },
          ...site.orderNumbers.map((number, index) => ({
            label: labels.orderNumber(index + 1),
            value: number,
          })),
          {
            label: labels.land,
            value: laender[site.land],
            ...(holiday !== undefined && { note: holiday }),
          },
          { label: labels.disposer, value: site.disposer },
          ...(lat === null || lon === null
            ? []
            : [{ label: texts.coordinates, value: `${lat.toFixed(4)}, ${lon.toFixed(4)}` }]),
        ]}
      />
    </Card>
  );
}
