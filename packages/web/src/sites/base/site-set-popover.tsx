import { maxSitesInSet } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Chip } from "@kreislauf/ui/controls/chip.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { Search } from "lucide-react";
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  startTransition,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { scopeOfParts, type ScopePart, scopeParts, type SiteScope } from "./site-scope.ts";
import { isInScope } from "./choose-site.ts";
import { addRecentSite, recentSites } from "./recent-sites.ts";
import { keyOfPart, partState, togglePart } from "./site-set-choice.ts";
import { SiteSetRow } from "./site-set-row.tsx";
import { findSections, type PickerRow } from "./site-set-rows.ts";
import { siteSetPickerTexts } from "./site-set-picker.texts.ts";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";
import type { ChosenSites } from "./use-chosen-site.ts";
import { useNameOfPart } from "./use-sites-name.ts";
import styles from "./site-set-popover.module.css";

const maxShownRecent = 3;
const maxShownFavourites = 8;

export interface SiteSetPopoverProps {
  chosen: ChosenSites;
  trigger: ReactElement<ComponentProps<"button">>;
  defaultOpen: boolean;
}

/** The site switcher with its picker; its code is loaded separately. */
export function SiteSetPopover({ chosen, trigger, defaultOpen }: SiteSetPopoverProps) {
  const texts = useTexts(siteSetPickerTexts);
  return (
    <Popover trigger={trigger} label={texts.label} flush sheet defaultOpen={defaultOpen}>
      {(close) => (
        <Picker
          chosen={chosen}
          onChoose={(scope) => {
            if (typeof scope === "number") addRecentSite(scope);
            chosen.choose(scope);
            close();
          }}
        />
      )}
    </Popover>
  );
}

interface PickerProps {
  chosen: ChosenSites;
  onChoose: (scope: SiteScope) => void;
}

/**
 * Chooses sites. A click on a name chooses that site, Land or group alone; the checkboxes collect a set, which takes
 * effect when it is applied.
 */
function Picker({ chosen: { sites, choice }, onChoose }: PickerProps) {
  const texts = useTexts(siteSetPickerTexts);
  const switcher = useTexts(siteSwitcherTexts);
  const nameOf = useNameOfPart(sites);
  const recent = useStoredValue(recentSites).slice(0, maxShownRecent);
  const [draft, setDraft] = useState<readonly ScopePart[]>(() => (choice === null ? [] : scopeParts(choice)));
  const [hasChanged, setChanged] = useState(false);
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [showsAllFavourites, setShowsAllFavourites] = useState(false);
  /** The search by which the rows are filtered; it follows `search` as fast as the rows can be drawn. */
  const [shownSearch, setShownSearch] = useState("");
  const picker = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const find = (words: string) => findSections(sites, { search: words, recent, nameOf });
  const { sections, moreHits } = find(shownSearch);
  const scope = scopeOfParts(draft);
  const chosenCount = scope === null ? 0 : sites.filter((site) => isInScope(scope, site)).length;
  const isTooLarge = draft.filter(({ kind }) => kind === "site").length > maxSitesInSet;

  const searchFor = (words: string) => {
    setSearch(words);
    startTransition(() => setShownSearch(words));
  };
  const change = (next: readonly ScopePart[]) => {
    setDraft(next);
    setChanged(true);
  };
  const toggle = (part: ScopePart) => change(togglePart(draft, part, sites));
  const chooseOnly = (part: ScopePart) => onChoose(scopeOfParts([part]) ?? "all");
  const apply = () => {
    if (!isTooLarge) onChoose(scope ?? "all");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      const [first] = find(search).sections.flatMap(({ rows }) => rows);
      if (search.trim() !== "" && !hasChanged && first !== undefined) chooseOnly(first.part);
      else apply();
      return;
    }
    const row = (event.target as Element).closest(`.${styles.row}`);
    const opening = { ArrowRight: "false", ArrowLeft: "true" }[event.key];
    if (opening !== undefined) row?.querySelector<HTMLElement>(`[aria-expanded=${opening}]`)?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Draws the rows of the latest search before the focus moves: a row that disappears later would take it along.
    flushSync(() => setShownSearch(search));
    const boxes = [...(list.current?.querySelectorAll("input") ?? [])];
    const place = boxes.findIndex((box) => row?.contains(box));
    boxes[Math.max(place + step, 0)]?.focus();
  };
  const isOpen = (row: PickerRow) => opened.includes(keyOfPart(row.part));
  const drawRow = (row: PickerRow, region?: PickerRow) => (
    <SiteSetRow
      key={keyOfPart(row.part)}
      row={row}
      chosen={partState(draft, row.part, sites)}
      isOpen={isOpen(row)}
      isMember={region !== undefined}
      onToggle={() => toggle(row.part)}
      onChoose={() => chooseOnly(row.part)}
      onEnter={() => (hasChanged ? apply() : chooseOnly(row.part))}
      onOpen={() => {
        const key = keyOfPart(row.part);
        setOpened(isOpen(row) ? opened.filter((each) => each !== key) : [...opened, key]);
      }}
    />
  );
  return (
    // Handles the keys of the search field and of all rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.picker} ref={picker} onKeyDown={onKeyDown}>
      <div className={styles.search}>
        <TextField
          type="search"
          icon={Search}
          label={switcher.search}
          labelHidden
          placeholder={texts.search}
          autoFocus
          value={search}
          onChange={(event) => searchFor(event.target.value)}
        />
      </div>
      {draft.length > 0 && (
        <div className={styles.chips}>
          {draft.map((part) => (
            <Chip
              key={keyOfPart(part)}
              text={nameOf(part)}
              removeLabel={texts.remove(nameOf(part))}
              onRemove={() => {
                toggle(part);
                // The button disappears with its chip. Without a focus inside the popover, Escape would not close it.
                picker.current?.querySelector("input")?.focus();
              }}
            />
          ))}
        </div>
      )}
      <div className={styles.list} ref={list}>
        {search.trim() === "" && (
          <button type="button" className={styles.all} onClick={() => onChoose("all")}>
            <b>{switcher.all}</b>
            <span className={styles.count}>{sites.length}</span>
          </button>
        )}
        {sections.map(({ name, rows }) => (
          <section key={name} aria-label={texts.sections[name]}>
            <p className={styles.head} aria-hidden>
              {texts.sections[name]}
            </p>
            {(name === "favourites" && !showsAllFavourites ? rows.slice(0, maxShownFavourites) : rows).map(
              (row) => (
                <Fragment key={keyOfPart(row.part)}>
                  {drawRow(row)}
                  {isOpen(row) && row.members?.map((member) => drawRow(member, row))}
                </Fragment>
              ),
            )}
            {name === "favourites" && !showsAllFavourites && rows.length > maxShownFavourites && (
              <button type="button" className={styles.all} onClick={() => setShowsAllFavourites(true)}>
                {texts.allFavourites(rows.length)}
              </button>
            )}
          </section>
        ))}
        {sections.length === 0 && (
          <div className={styles.nothing}>
            <b>{texts.nothingFound(search.trim())}</b>
            <p>{texts.searchedIn(sites.length)}</p>
            <Button
              small
              onClick={() => {
                searchFor("");
                picker.current?.querySelector("input")?.focus();
              }}
            >
              {texts.clearSearch}
            </Button>
          </div>
        )}
        {moreHits > 0 && <p className={styles.none}>{texts.moreHits(moreHits)}</p>}
      </div>
      <div className={styles.foot}>
        <p role="status">
          {isTooLarge
            ? texts.tooMany(maxSitesInSet)
            : draft.length === 0
              ? texts.noneChosen
              : texts.chosen(chosenCount)}
        </p>
        <Button variant="ghost" small onClick={() => change([])}>
          {texts.clear}
        </Button>
        <Button
          variant="primary"
          small
          lockedBecause={isTooLarge ? texts.tooMany(maxSitesInSet) : undefined}
          reasonElsewhere
          onClick={apply}
        >
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}
