import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { Fragment } from "react";
import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import popupStyles from "./popup.module.css";
import styles from "./menu.module.css";

// product.md section 9, ms
const openDelay = 300;
const closeDelay = 250;

export interface MenuEntry {
  text: string;
  icon?: LucideIcon;
  /** Goes there. */
  href?: string;
  /** Does that. */
  onSelect?: () => void;
  danger?: boolean;
  lockedBecause?: string | undefined;
  /** Set apart from what stands above it. */
  separated?: boolean;
}

interface MenuProps {
  /** A button element; it gets the menu's attributes and events. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Above the entries, for example whose account this is. */
  head?: ReactNode;
  /** Also opens on hover after 300 ms and closes after 250 ms. */
  openOnHover?: boolean;
}

export function Menu({ trigger, entries, head, openOnHover = false }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger
        render={trigger}
        openOnHover={openOnHover}
        delay={openDelay}
        closeDelay={closeDelay}
      />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={popupStyles.positioner}
          align="end"
          sideOffset={8}
          collisionPadding={8}
        >
          <BaseMenu.Popup
            className={classes(popupStyles.popup, styles.popup, head !== undefined && styles.wide)}
          >
            {head !== undefined && <div className={styles.head}>{head}</div>}
            {entries.map((entry) => (
              <Fragment key={entry.text}>
                {entry.separated && <BaseMenu.Separator className={styles.separator} />}
                <Item {...entry} />
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Item({ text, icon, href, onSelect, danger = false, lockedBecause }: MenuEntry) {
  const className = classes(styles.item, danger && styles.danger);
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className={styles.words}>
        {text}
        {lockedBecause !== undefined && <span className={styles.reason}>{lockedBecause}</span>}
      </span>
    </>
  );
  if (href !== undefined && lockedBecause === undefined) {
    return (
      <BaseMenu.LinkItem href={href} closeOnClick className={className} label={text}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item
      className={className}
      label={text}
      disabled={lockedBecause !== undefined}
      {...(onSelect ? { onClick: onSelect } : {})}
    >
      {content}
    </BaseMenu.Item>
  );
}
