import { permission } from "@kreislauf/contract/base";
import type { SiteWithAgreements } from "@kreislauf/contract/sites";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { containerShapes } from "../../catalog/index.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-containers-card.module.css";

interface SiteContainersCardProps {
  siteId: number;
  agreements: NonNullable<SiteWithAgreements["agreements"]>;
}

/** Attributes of a list that scrolls sideways: it can be focused, so that the keyboard can scroll it. */
const scrollable = { role: "group", tabIndex: 0 } as const;

/** The containers at a site, drawn side by side on one ground line. */
export function SiteContainersCard({ siteId, agreements }: SiteContainersCardProps) {
  const texts = useTexts(siteDetailTexts).containers;
  const { number } = useFormats();
  return (
    <Card
      title={texts.title}
      flush
      actions={
        agreements.length > 0 ? (
          <LinkButton variant="ghost" small href={hrefTo("agreements", {}, { site: siteId })}>
            {texts.all}
          </LinkButton>
        ) : undefined
      }
    >
      {agreements.length === 0 ? (
        <NoContainers siteId={siteId} />
      ) : (
        <div className={styles.strip} aria-label={texts.title} {...scrollable}>
          <ul className={styles.items}>
            {agreements.map(({ agreementId, containersOnSite, containerType, wasteType, status }) => (
              <li key={agreementId} className={styles.item}>
                <div className={styles.stage}>
                  <div className={styles.drawing}>
                    <ContainerDrawing
                      shape={containerShapes[containerType.drawing]}
                      empty={containersOnSite === 0}
                    />
                  </div>
                </div>
                <div className={styles.text}>
                  <p className={styles.count}>
                    {status === "requested"
                      ? texts.requested
                      : containersOnSite === 0
                        ? texts.noContainer
                        : texts.amount(number(containersOnSite))}
                  </p>
                  <p className={styles.waste}>
                    <BreakableText text={wasteType.description} />
                  </p>
                  <p className={styles.type}>{containerType.type}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function NoContainers({ siteId }: { siteId: number }) {
  const texts = useTexts(siteDetailTexts).containers;
  const mayOrder = useUser().permissions.includes(permission.agreementManager);
  return (
    <StateMessage
      illustration="periodic"
      title={texts.none}
      text={mayOrder ? texts.noneText : texts.noneForOthers}
      action={mayOrder ? <OrderButton siteId={siteId} /> : undefined}
    />
  );
}

function OrderButton({ siteId }: { siteId: number }) {
  const texts = useTexts(siteDetailTexts).containers;
  const showSnack = useSnackbar();
  const dialog = useRoomDialog("container");
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    await dialog.open({ siteId }).catch(() => showSnack({ message: texts.dialogMissing, variant: "error" }));
    setOpening(false);
  };
  return (
    <>
      <Button icon={Plus} busy={isOpening} onClick={() => void open()}>
        {texts.order}
      </Button>
      {dialog.element}
    </>
  );
}
