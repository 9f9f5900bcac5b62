import type { ContactPerson, ServiceLocation } from "@kreislauf/contract/locations";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ComponentProps } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { useLateDialog } from "../base/late-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { ContactWords } from "./contact-words.tsx";
import type { SiteContactDialog } from "./site-contact-dialog.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { sitePeopleTexts } from "./site-people.texts.ts";
import { changeSite, refreshSites } from "./site.queries.ts";
import styles from "./site-detail.module.css";

type DialogProps = Omit<ComponentProps<typeof SiteContactDialog>, "onClosed">;

/** Whom to ask on site. */
export function SiteContactCard({ site, isManager }: { site: ServiceLocation; isManager: boolean }) {
  const texts = useTexts(siteDetailTexts).contact;
  const dialogTexts = useTexts(sitePeopleTexts).contact;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const choice = useLateDialog<DialogProps>(
    useCallback(async () => (await import("./site-contact-dialog.tsx")).SiteContactDialog, []),
  );
  const save = async (person: ContactPerson | null) => {
    const contactPerson = person && { type: person.type, id: person.id };
    await changeSite(site.id, { contactPerson });
    await refreshSites(queryClient);
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
        <ContactWords person={site.contactPerson} />
      ) : (
        <p className={styles.note}>{texts.none}</p>
      )}
      {choice.element}
    </Card>
  );
}
