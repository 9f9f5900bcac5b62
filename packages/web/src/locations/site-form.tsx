import {
  type ContactPerson,
  locationsApi,
  needsSketch,
  type ServiceLocation,
  type SiteCreation,
} from "@kreislauf/contract/locations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { randomKey } from "../base/random-key.ts";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { FormFoot } from "../ui/form-foot.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import type { ChosenUser } from "./choose-users-dialog.tsx";
import { DuplicateNote } from "./duplicate-note.tsx";
import { SiteAccessFields } from "./site-access-fields.tsx";
import { SiteAddressFields } from "./site-address-fields.tsx";
import { changedSiteFields, draftOf, emptyDraft } from "./site-draft.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import { SiteNumberFields } from "./site-number-fields.tsx";
import { AssignmentCard, ContactChoiceCard } from "./site-people-cards.tsx";
import { SitePlaceCard } from "./site-place-card.tsx";
import { SiteSketchFields } from "./site-sketch-fields.tsx";
import { changeSite, refreshSites } from "./site.queries.ts";
import { useOpenPoints } from "./use-open-points.ts";
import { complainBesideSite, useSiteForm } from "./use-site-form.ts";
import { useSketchUploads } from "./use-sketch-uploads.ts";
import styles from "./site-form.module.css";

interface Wish {
  readonly fields: SiteCreation;
  readonly confirmDuplicate: boolean;
}

/** Creates a site, or changes one. */
export function SiteForm({ site }: { site: ServiceLocation | null }) {
  const texts = useTexts(siteFormTexts);
  const { companyName } = useUser();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [before] = useState(() => (site === null ? emptyDraft : draftOf(site)));
  const form = useSiteForm(before);
  const attempt = useRef(randomKey());
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const staying = site?.routeSketches.filter(({ id }) => !leaving.includes(id)) ?? [];
  const sketches = useSketchUploads(staying.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const [contact, setContact] = useState<ContactPerson | null>(site?.contactPerson ?? null);
  const [people, setPeople] = useState<readonly ChosenUser[]>([]);
  const houseNumber = useWatch({ control: form.control, name: "houseNumber" });
  const sketchCount = staying.length + sketches.arrived.length;

  const saving = useMutation({
    mutationFn: ({ fields, confirmDuplicate }: Wish): Promise<ServiceLocation> => {
      if (site === null) {
        const body = {
          ...fields,
          routeSketches: sketches.arrived,
          assignedUserIds: people.map(({ userId }) => userId),
          confirmDuplicate,
        };
        return call(locationsApi.createServiceLocation, { body }, { idempotencyKey: attempt.current });
      }
      return changeSite(site.id, {
        ...changedSiteFields(before, form.getValues(), fields),
        ...(sketches.arrived.length > 0 && { newRouteSketches: sketches.arrived }),
        ...(leaving.length > 0 && { removedRouteSketchIds: [...leaving] }),
        confirmDuplicate,
      });
    },
    onError: (error) => {
      // What had no answer may have arrived; whatever was refused is another attempt.
      if (!(error instanceof ApiError) || error.code === "unreachable") return;
      attempt.current = randomKey();
      if (error.code === "validation") complainBesideSite(form, error);
    },
  });
  const saved = saving.data;
  useEffect(() => {
    if (saved === undefined) return;
    void refreshSites(queryClient);
    showSnack({
      message: site === null ? texts.created(saved.alias) : texts.saved(saved.alias),
      variant: "success",
    });
    go(pathTo("location", { id: saved.id }));
    // Once, when it is saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);

  const isDirty =
    form.formState.isDirty || sketches.uploads.length > 0 || leaving.length > 0 || people.length > 0;
  const duplicate =
    saving.error instanceof ApiError && saving.error.code === "location_duplicate" ? saving.error : null;
  const existing = duplicate?.details.find(({ field }) => field === "existingLocationId");
  const openPoints = useOpenPoints(form, needsSketch(houseNumber, sketchCount));
  const submit = (confirmDuplicate: boolean) =>
    form.handleSubmit((fields) => saving.mutate({ fields, confirmDuplicate }));
  const lockedBecause = sketches.isSending
    ? texts.sending
    : isDirty || site === null
      ? undefined
      : texts.nothing;
  return (
    <form noValidate onSubmit={(event) => void submit(false)(event)}>
      <PageHead
        back={
          site === null
            ? { href: hrefTo("locationSettings"), text: texts.back }
            : { href: hrefTo("location", { id: site.id }), text: site.alias }
        }
        title={site === null ? texts.create : texts.edit(site.alias)}
        context={companyName}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SiteAddressFields form={form} hasSketch={sketchCount > 0} />
          {duplicate && (
            <DuplicateNote
              existingId={existing === undefined ? null : Number(existing.message)}
              confirmText={site === null ? texts.duplicate.create : texts.duplicate.save}
              busy={saving.isPending}
              onConfirm={() => void submit(true)()}
            />
          )}
          <SiteSketchFields
            site={site}
            sketches={sketches}
            leaving={leaving}
            onLeaving={setLeaving}
            isNeeded={houseNumber.trim() === ""}
          />
          <SiteNumberFields form={form} />
          <SiteAccessFields form={form} />
        </div>
        <div className={styles.column}>
          <SitePlaceCard form={form} />
          <ContactChoiceCard
            value={contact}
            onChange={(person) => {
              setContact(person);
              const named = person && { type: person.type, id: person.id };
              form.setValue("contactPerson", named, { shouldDirty: true });
            }}
          />
          {site === null && <AssignmentCard users={people} onChange={setPeople} />}
        </div>
      </div>
      {saving.isError && duplicate === null && (
        <div className={styles.failure}>
          <Note variant="error" role="alert">
            {errorSentence(saving.error)}
          </Note>
        </div>
      )}
      <FormFoot note={openPoints.length > 0 ? texts.open(openPoints.join(", ")) : undefined}>
        <LinkButton href={site === null ? hrefTo("locationSettings") : hrefTo("location", { id: site.id })}>
          {texts.cancel}
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          busyText={site === null ? texts.creating : texts.saving}
          lockedBecause={lockedBecause}
        >
          {site === null ? texts.create : texts.save}
        </Button>
      </FormFoot>
      <LeaveGuard
        dirty={isDirty && saved === undefined}
        title={site === null ? texts.create : texts.edit(site.alias)}
      />
    </form>
  );
}
