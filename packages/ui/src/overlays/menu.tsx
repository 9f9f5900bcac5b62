import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { type MenuEntry, MenuItem } from "./menu-item.tsx";
import { useMenu } from "./use-menu.ts";
import styles from "./menu.module.css";

interface MenuProps {
  /** A button element with an accessible name; it receives the menu's attributes and handlers. */
  trigger: ReactElement<ComponentProps<"button">>;
  entries: readonly MenuEntry[];
  /** Shown above the entries, for example the name of the signed-in user. */
  head?: ReactNode;
  /** The menu also opens on hover, after 300 ms, and closes 250 ms after the pointer has left it. */
  openOnHover?: boolean;
}

export function Menu({ trigger, entries, head, openOnHover = false }: MenuProps) {
  const menu = useMenu(openOnHover);
  return (
    <span role="presentation" className={styles.anchor} {...menu.containerProps}>
      {cloneElement(trigger, menu.trigger)}
      <div {...menu.menu} popover="auto" role="menu" className={styles.popup}>
        {head !== undefined && (
          <div role="presentation" className={styles.head}>
            {head}
          </div>
        )}
        {entries.map((entry) => (
          <MenuItem key={entry.text} {...entry} onClose={menu.close} />
        ))}
      </div>
    </span>
  );
}
