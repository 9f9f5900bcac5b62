import { BookOpenText, Ellipsis, Landmark, Mail } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { hrefTo } from "../base/paths.ts";
import { documentListTexts } from "./document-list.texts.ts";
import { documentsScreenTexts } from "./documents.texts.ts";

/** Links to the other pages about documents. These are buttons, on narrow screens a menu in the top bar. */
export function DocumentLinks() {
  const texts = useTexts(documentsScreenTexts);
  const { more } = useTexts(documentListTexts);
  const isMobile = useIsMobile();
  const links = [
    { text: texts.statement, icon: Landmark, href: hrefTo("statement") },
    { text: texts.bookings, icon: BookOpenText, href: hrefTo("bookings") },
    { text: texts.invoiceRecipients, icon: Mail, href: hrefTo("invoiceRecipients") },
  ];
  if (!isMobile)
    return links.map(({ text, icon, href }) => (
      <LinkButton key={href} icon={icon} href={href}>
        {text}
      </LinkButton>
    ));
  return (
    <MobileBarPortal area="export">
      <Menu trigger={<IconButton icon={Ellipsis} label={more} variant="onDark" />} entries={links} />
    </MobileBarPortal>
  );
}
