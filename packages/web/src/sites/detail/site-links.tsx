import { permission, type Permission } from "@kreislauf/contract/base";
import {
  BadgeCheck,
  CalendarDays,
  ChartColumn,
  FileText,
  FolderCheck,
  Hash,
  List,
  Scale,
  Tag,
  Users,
} from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { mayReadOrders } from "../../base/may-read-orders.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

/** Links to the screens that show data of this site; only those that the user may open. */
export function SiteLinks({ siteId }: { siteId: number }) {
  const texts = useTexts(siteDetailTexts).links;
  const { permissions, documentsEnabled } = useUser();
  const may = (right: Permission) => permissions.includes(right);
  const readsOrders = mayReadOrders(permissions);
  const links = [
    {
      icon: List,
      text: texts.orders,
      isOpen: readsOrders,
      href: hrefTo("orderHistory", {}, { site: siteId }),
    },
    {
      icon: CalendarDays,
      text: texts.calendar,
      isOpen: readsOrders,
      href: hrefTo("calendar", {}, { site: siteId }),
    },
    {
      icon: FileText,
      text: texts.documents,
      isOpen: documentsEnabled && may(permission.documentManager),
      href: hrefTo("documents", {}, { site: siteId }),
    },
    {
      icon: ChartColumn,
      text: texts.statistics,
      isOpen: may(permission.fileExportManager),
      href: hrefTo("statistics", {}, { site: siteId }),
    },
    {
      icon: BadgeCheck,
      text: texts.proofs,
      isOpen: may(permission.fileExportManager) || may(permission.documentManager),
      href: hrefTo("proofs", {}, { site: siteId }),
    },
    {
      icon: FolderCheck,
      text: texts.separation,
      isOpen: may(permission.fileExportManager) || may(permission.documentManager),
      href: hrefTo("separation", {}, { site: siteId }),
    },
    {
      icon: Scale,
      text: texts.balance,
      isOpen: may(permission.fileExportManager) || may(permission.documentManager),
      href: hrefTo("balance", {}, { site: siteId }),
    },
    {
      icon: Tag,
      text: texts.labels,
      isOpen: may(permission.agreementManager) || may(permission.orderManager),
      href: hrefTo("labels", {}, { site: siteId }),
    },
    {
      icon: Hash,
      text: texts.references,
      isOpen: may(permission.purchaser),
      href: hrefTo("references"),
    },
    {
      icon: Users,
      text: texts.users,
      isOpen: may(permission.userManager),
      href: hrefTo("userSettings", {}, { userTab: "access", accessSite: siteId }),
    },
  ].filter(({ isOpen }) => isOpen);
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={texts.label}>
      {links.map(({ icon, text, href }) => (
        <LinkButton key={href} variant="ghost" small icon={icon} href={href}>
          {text}
        </LinkButton>
      ))}
    </nav>
  );
}
