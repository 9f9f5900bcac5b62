import { Search } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { searchButtonTexts } from "./search-button.texts.ts";
import styles from "./search-button.module.css";

const loadDialog = async () => (await import("./search-dialog.tsx")).SearchDialog;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Whether a key press opens the search: Ctrl or Cmd with K, or a slash outside of input fields. */
const asksForSearch = (event: KeyboardEvent) =>
  (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) ||
  (event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target));

/** A button that opens the search. The keys Ctrl+K and slash open it too, unless a dialog is open. */
export function SearchButton({ isMobile }: { isMobile: boolean }) {
  const texts = useTexts(searchButtonTexts);
  const search = useLazyDialog<{ readonly onExport: () => void }>(loadDialog);
  const exportDialog = useRoomDialog("export");
  const exportOrders = () => {
    const subject = { kinds: ["orders"], site: "all", siteLabel: texts.allSites, query: {} } as const;
    void exportDialog.open(subject).catch(() => undefined);
  };
  // If the dialog's code cannot be loaded, the next click tries again.
  const open = () => void search.open({ onExport: exportOrders }).catch(() => undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event) || document.querySelector("[role=dialog], [role=alertdialog]") !== null) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      {isMobile ? (
        <IconButton icon={Search} label={texts.open} variant="onDark" aria-haspopup="dialog" onClick={open} />
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Icon of={Search} size={18} />
          <span>{texts.open}</span>
          <kbd aria-hidden>{texts.keys}</kbd>
        </button>
      )}
      {search.element}
      {exportDialog.element}
    </>
  );
}
