import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { useMaintenance } from "./maintenance.ts";
import { maintenanceTexts } from "./maintenance.texts.ts";

/**
 * Announces maintenance, or says that it has begun while a form with unsaved input is still open. Renders nothing if
 * none is announced.
 */
export function MaintenanceNotice() {
  const texts = useTexts(maintenanceTexts);
  const { dateTime } = useFormats();
  const { isOn, startDate, endDate } = useMaintenance();
  if (isOn) {
    return (
      <Banner variant="warning">
        <b>{texts.on}</b> {texts.onText}
      </Banner>
    );
  }
  return (
    endDate !== null && (
      <Banner variant="warning">
        <b>{texts.announced}</b> {texts.announcedText(startDate && dateTime(startDate), dateTime(endDate))}
      </Banner>
    )
  );
}
