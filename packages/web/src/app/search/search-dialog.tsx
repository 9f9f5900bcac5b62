import { permission } from "@kreislauf/contract/base";
import {
  Calendar,
  ChartColumn,
  Container,
  CircleHelp,
  Download,
  FileText,
  List,
  MapPin,
  Plus,
  Settings,
  UserPlus,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import {
  CommandPalette,
  type PaletteGroup,
  type PaletteItem,
} from "@kreislauf/ui/overlays/command-palette.tsx";
import { matchesSearch } from "../../base/matches-search.ts";
import { hrefTo, type PlainRouteName } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { OrderBadge } from "../../orders/index.ts";
import { appTexts } from "../app.texts.ts";
import { isOpenTo, routes } from "../routes.ts";
import { recentlyOpened, rememberOpened, type OpenedKind, type OpenedPage } from "./recently-opened.ts";
import { hasExactNumber, type SearchHit } from "./search-hits.ts";
import { SearchScopes } from "./search-scopes.tsx";
import { searchTexts } from "./search.texts.ts";
import { useSearch, type FoundGroup, type SearchScope } from "./use-search.ts";
import styles from "./search.module.css";

interface Row extends PaletteItem {
  /** The page that is remembered as recently opened when the row is chosen; absent for commands. */
  readonly page?: OpenedPage;
}

const icons: Readonly<Record<OpenedKind, LucideIcon>> = {
  order: List,
  site: MapPin,
  container: Container,
  document: FileText,
  person: UserRound,
};

/** The screens that are offered as commands below the search results. */
const commandScreens: readonly (readonly [PlainRouteName, LucideIcon])[] = [
  ["siteOrders", Plus],
  ["calendar", Calendar],
  ["documents", FileText],
  ["statistics", ChartColumn],
  ["createSite", MapPin],
  ["inviteUser", UserPlus],
  ["preferences", Settings],
  ["help", CircleHelp],
];

const maxLength = 100;

interface SearchDialogProps {
  /** Called after the search has closed, to open the export of all orders. */
  readonly onExport: () => void;
  readonly onClosed: () => void;
}

/** Searches everything that the user may see, and offers commands for what they can do. */
export function SearchDialog({ onExport, onClosed }: SearchDialogProps) {
  const texts = useTexts(searchTexts);
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState("");
  const [scope, setScope] = useState<SearchScope | null>(null);
  const [wantsExport, setWantsExport] = useState(false);
  const { words, groups, isSearching, isFirst, failedCount, retry } = useSearch(typed, scope);
  const recent = useStoredValue(recentlyOpened);
  const commands = useCommands(typed.trim(), groups);

  const isMobile = useIsMobile();
  const rowOf = (page: OpenedPage | SearchHit, index: number) => toRow(page, index, isMobile);
  const hits = groups.flatMap((group) => group.hits);
  const exact = hits.filter((hit) => hasExactNumber(hit, words));
  const hasSettled = words !== "" && !isSearching;
  const isNothing = hasSettled && hits.length === 0 && failedCount === 0;
  const shown: readonly PaletteGroup<Row>[] = [
    { key: "exact", title: texts.groups.exact, items: exact.map(rowOf) },
    ...groups.map(({ scope: kind, hits: all, lists }) => ({
      key: kind,
      title: texts.scopes[kind],
      items: [
        ...all.filter((hit) => !exact.includes(hit)).map(rowOf),
        ...lists.map(({ title, href }) => ({ key: href, icon: icons[kindOf[kind]], title, href })),
      ],
    })),
    {
      key: "recent",
      title: texts.groups.recent,
      items: words === "" && typed.trim() === "" ? recent.map(rowOf) : [],
    },
    { key: "commands", title: texts.groups.commands, items: scope === null ? commands : [] },
  ].filter(({ items }) => items.length > 0);

  return (
    <CommandPalette<Row>
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => {
        onClosed();
        if (wantsExport) onExport();
      }}
      texts={{
        label: texts.label,
        placeholder: texts.placeholder,
        list: texts.list,
        clear: texts.clear,
        close: texts.close,
        keys: [
          { keys: ["↑", "↓"], effect: texts.keys.choose },
          { keys: ["↵"], effect: texts.keys.open },
          { keys: [texts.keys.control, "↵"], effect: texts.keys.newTab },
          { keys: ["Esc"], effect: texts.keys.close },
        ],
      }}
      maxLength={maxLength}
      typed={typed}
      onType={setTyped}
      toolbar={words !== "" && <SearchScopes value={scope} onChange={setScope} />}
      groups={words !== "" && isFirst && isSearching ? [] : shown}
      isSearching={isSearching}
      onChoose={({ page, href }, isNewTab) => {
        if (page) rememberOpened(page);
        if (href === undefined) setWantsExport(true);
        if (!isNewTab) setOpen(false);
      }}
    >
      <VisuallyHidden role="status">{hasSettled ? texts.found(hits.length) : ""}</VisuallyHidden>
      {isNothing && (
        <div className={styles.message}>
          <h2>{texts.nothing(words)}</h2>
          <p>{texts.nothingText}</p>
        </div>
      )}
      {hasSettled && failedCount > 0 && (
        <div className={styles.message} role="alert">
          <h2>{failedCount === groups.length ? texts.failed : texts.partFailed}</h2>
          {failedCount === groups.length && <p>{texts.failedText}</p>}
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
    </CommandPalette>
  );
}

const kindOf: Readonly<Record<SearchScope, OpenedKind>> = {
  orders: "order",
  sites: "site",
  containers: "container",
  documents: "document",
  people: "person",
};

const toRow = (page: OpenedPage | SearchHit, index: number, isMobile: boolean): Row => ({
  key: `${page.kind} ${index} ${page.href}`,
  icon: icons[page.kind],
  title: page.title,
  detail: page.detail,
  href: page.href,
  mark: "order" in page && page.order ? <OrderBadge order={page.order} wordHidden={isMobile} /> : undefined,
  page,
});

/**
 * The commands that match the typed text. If a site is found and the user may order, there are commands for the first
 * of the found sites, too.
 */
function useCommands(typed: string, groups: readonly FoundGroup[]): readonly Row[] {
  const texts = useTexts(searchTexts).commands;
  const { titles } = useTexts(appTexts);
  const user = useUser();
  const mayOrder = isOpenTo(routes.agreements, user);
  const site = groups.find(({ scope }) => scope === "sites")?.hits[0];
  const siteId = site?.href.match(/\d+$/)?.[0];
  const ofSite: readonly Row[] =
    site === undefined || siteId === undefined || !mayOrder
      ? []
      : [
          {
            key: "orderAt",
            icon: Plus,
            title: texts.orderAt(site.title),
            href: hrefTo("agreements", {}, { site: siteId }),
          },
          {
            key: "ordersOf",
            icon: List,
            title: texts.ordersOf(site.title),
            href: hrefTo("orderHistory", {}, { site: siteId }),
          },
        ];
  const general: readonly Row[] = [
    ...(mayOrder ? [{ key: "order", icon: Plus, title: texts.order, href: hrefTo("agreements") }] : []),
    ...(mayOrder && user.permissions.includes(permission.fileExportManager)
      ? [{ key: "export", icon: Download, title: texts.export }]
      : []),
    ...commandScreens
      .filter(([name]) => isOpenTo(routes[name], user))
      .map(([name, icon]) => ({ key: name, icon, title: titles[name], href: hrefTo(name) })),
  ];
  const otherNames: Readonly<Record<string, string>> = texts.otherNames;
  return [
    ...ofSite,
    ...general.filter(({ key, title }) => matchesSearch(typed, [title, otherNames[key] ?? ""])),
  ];
}
