import type { ContactPerson, Site } from "@kreislauf/contract/sites";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, type ComponentProps } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ContactPersonDetails } from "../base/contact-person-details.tsx";
import type { SiteContactDialog } from "../base/site-contact-dialog.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { sitePeopleTexts } from "../base/site-people.texts.ts";
import { updateSite, invalidateSites } from "../sites.queries.ts";
import styles from "./site-detail.module.css";

type DialogProps = Omit<ComponentProps<typeof SiteContactDialog>, "onClosed">;

/** A card with the site's contact person, whom site managers can change. */
export function SiteContactCard({ site, isManager }: { site: Site; isManager: boolean }) {
  const texts = useTexts(siteDetailTexts).contact;
  const dialogTexts = useTexts(sitePeopleTexts).contact;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const choice = useLazyDialog<DialogProps>(
    useCallback(async () => (await import("../base/site-contact-dialog.tsx")).SiteContactDialog, []),
  );
  const save = async (person: ContactPerson | null) => {
    const contactPerson = person && { type: person.type, id: person.id };
    await updateSite(site.id, { contactPerson });
    await invalidateSites(queryClient);
    showSnack({ message: dialogTexts.saved(site.alias), variant: "success" });
  };
  const change = () =>
    void choice
      .open({
        present: site.contactPerson,
        submitText: dialogTexts.save,
        busyText: dialogTexts.saving,
        onChoose: save,
      })
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
  return (
    <Card
      title={texts.title}
      {...(isManager && {
        actions: (
          <Button variant="ghost" small onClick={change}>
            {site.contactPerson ? texts.change : texts.add}
          </Button>
        ),
      })}
    >
      {site.contactPerson ? (
        <ContactPersonDetails person={site.contactPerson} />
      ) : (
        <p className={styles.note}>{texts.none}</p>
      )}
      {choice.element}
    </Card>
  );
}
