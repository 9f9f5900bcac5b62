import { CircleHelp, Ellipsis, LogOut, Pencil, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../src/base/language.ts";
import { Avatar } from "../src/data/avatar.tsx";
import { Button } from "../src/controls/button.tsx";
import { ConfirmDialog } from "../src/overlays/confirm-dialog.tsx";
import { Dialog } from "../src/overlays/dialog.tsx";
import { IconButton } from "../src/controls/icon-button.tsx";
import { Menu } from "../src/overlays/menu.tsx";
import { OrderDialogSpecimen } from "./order-dialog-specimen.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

type Opened = "order" | "filters" | "question";

export function DialogsSection() {
  const { sections, dialogs, buttons } = useTexts(widgetsTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Section title={sections.dialogs}>
      <div className={styles.row}>
        <Button onClick={() => setOpened("order")}>{dialogs.open}</Button>
        <Button onClick={() => setOpened("filters")}>{dialogs.narrow}</Button>
        <Button onClick={() => setOpened("question")}>{dialogs.ask}</Button>
        <Menu
          openOnHover
          trigger={
            <button type="button" aria-label={dialogs.menu}>
              <Avatar firstName="Jana" lastName="Petersen" size="large" />
            </button>
          }
          head={
            <>
              <Avatar firstName="Jana" lastName="Petersen" size="large" />
              <b>Jana Petersen</b>
            </>
          }
          entries={[
            { text: dialogs.settings, icon: Settings, href: "#/" },
            { text: dialogs.help, icon: CircleHelp, href: "#/" },
            { text: dialogs.logout, icon: LogOut, separated: true, onSelect: () => {} },
          ]}
        />
        <Menu
          trigger={<IconButton icon={Ellipsis} label={dialogs.more} />}
          entries={[
            { text: buttons.change, icon: Pencil, lockedBecause: dialogs.noRight },
            { text: dialogs.confirm, icon: Trash2, danger: true, onSelect: () => setOpened("question") },
          ]}
        />
      </div>
      <OrderDialogSpecimen open={opened === "order"} onClose={close} />
      <Dialog
        open={opened === "filters"}
        onClose={close}
        maxWidth={420}
        title={dialogs.filters}
        actions={
          <>
            <Button onClick={close}>{buttons.reset}</Button>
            <Button variant="primary" onClick={close}>
              {dialogs.apply}
            </Button>
          </>
        }
      >
        {dialogs.description}
      </Dialog>
      <ConfirmDialog
        open={opened === "question"}
        onClose={close}
        onConfirm={close}
        danger
        title={dialogs.question}
        confirmText={dialogs.confirm}
      >
        {dialogs.consequence}
      </ConfirmDialog>
    </Section>
  );
}
