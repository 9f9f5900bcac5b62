import { Bookmark } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { lazyElement, useLazyElement, useLazyElementTrigger } from "@kreislauf/ui/base/use-lazy-element.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { SavedViewsMenuProps } from "../views/saved-views-menu.tsx";

const lazyMenu = lazyElement(async () => {
  const { SavedViewsMenu } = await import("../views/saved-views-menu.tsx");
  return (props: SavedViewsMenuProps) => <SavedViewsMenu {...props} />;
});

/** Opens the menu of saved views; the menu's code is loaded when the browser is idle. */
export function SavedViewsButton(props: Omit<SavedViewsMenuProps, "openAtOnce">) {
  const texts = useTexts(ordersScreenTexts).view;
  const { trigger, setPress, holdHandlers } = useLazyElementTrigger();
  const menu = useLazyElement(lazyMenu, trigger);
  if (menu) return menu({ ...props, openAtOnce: trigger.press !== undefined });
  return (
    <Button small icon={Bookmark} aria-haspopup="dialog" {...holdHandlers} onClick={() => setPress({})}>
      {texts.saved}
    </Button>
  );
}
