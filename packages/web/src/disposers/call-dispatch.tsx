import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Phone } from "lucide-react";
import { useBranding } from "../base/branding.ts";
import { disposerTexts } from "./disposer.texts.ts";

export function CallDispatch() {
  const texts = useTexts(disposerTexts);
  const { supportPhone } = useBranding();
  return supportPhone === "" ? null : (
    <LinkButton block icon={Phone} href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
      {texts.callDispatch}
    </LinkButton>
  );
}
