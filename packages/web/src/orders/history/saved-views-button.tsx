import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { SavedViewsMenuProps } from "../views/saved-views-menu.tsx";

const lazyMenu = lazyElement(async () => {
  const { SavedViewsMenu } = await import("../views/saved-views-menu.tsx");
  return (props: SavedViewsMenuProps) => <SavedViewsMenu {...props} />;
});

/** Opens saved views of the list; what it opens is loaded when the browser is idle. */
export function SavedViewsButton(props: Omit<SavedViewsMenuProps, "openAtOnce">) {
  const texts = useTexts(ordersScreenTexts).view;
  const [press, setPress] = useState<object>();
  const [isFocused, setFocused] = useState(false);
  const menu = useLazyElement(lazyMenu, { press, isFocused });
  if (menu) return menu({ ...props, openAtOnce: press !== undefined });
  return (
    <Button
      small
      icon={Bookmark}
      aria-haspopup="dialog"
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => setPress({})}
    >
      {texts.saved}
    </Button>
  );
}
