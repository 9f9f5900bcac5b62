import { Building2 } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MenuButton } from "@kreislauf/ui/controls/menu-rows.tsx";
import { appTexts } from "../app.texts.ts";
import { useCompanySwitch } from "../use-company-switch.tsx";

/** Opens the dialog in which users switch to another company; renders nothing for users of a single company. */
export function SwitchCompanyRow() {
  const texts = useTexts(appTexts);
  const { isAvailable, open, element } = useCompanySwitch();
  if (!isAvailable) return null;
  return (
    <>
      <MenuButton icon={Building2} title={texts.switchCompany} opensDialog onClick={open} />
      {element}
    </>
  );
}
