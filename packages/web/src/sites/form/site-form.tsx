import { permission } from "@kreislauf/contract/base";
import {
  type ContactPerson,
  sitesApi,
  isSketchRequired,
  type Site,
  type SiteCreation,
} from "@kreislauf/contract/sites";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSubmit } from "../../base/use-submit.ts";
import { ApiError } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { FormFailure } from "@kreislauf/ui/layout/form-failure.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import type { ChosenUser } from "./choose-users-dialog.tsx";
import { DuplicateSiteNote } from "./duplicate-site-note.tsx";
import { isContactGone } from "./is-contact-gone.ts";
import { SiteAccessFields } from "./site-access-fields.tsx";
import { SiteAddressFields } from "./site-address-fields.tsx";
import { changedSiteFields, toSiteDraft, emptySiteDraft } from "./site-draft.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import { SiteNumberFields } from "./site-number-fields.tsx";
import { AssignmentCard, ContactChoiceCard } from "./site-people-cards.tsx";
import { SiteCoordinatesCard } from "./site-coordinates-card.tsx";
import { SiteSketchFields } from "./site-sketch-fields.tsx";
import { updateSite, invalidateSites } from "../sites.queries.ts";
import { useMissingFields } from "./use-missing-fields.ts";
import { setSiteServerErrors, useSiteForm } from "./use-site-form.ts";
import { useSketchUploads } from "../base/use-sketch-uploads.ts";
import styles from "./site-form.module.css";

/** Creates a site if `site` is null, else edits it. */
export function SiteForm({ site }: { site: Site | null }) {
  const texts = useTexts(siteFormTexts);
  const { companyName, permissions } = useUser();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [before] = useState(() => (site === null ? emptySiteDraft : toSiteDraft(site)));
  const form = useSiteForm(before);
  const [removedSketchIds, setRemovedSketchIds] = useState<readonly number[]>([]);
  const remainingSketches = site?.routeSketches.filter(({ id }) => !removedSketchIds.includes(id)) ?? [];
  const sketches = useSketchUploads(remainingSketches.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const [contact, setContact] = useState<ContactPerson | null>(site?.contactPerson ?? null);
  const [isContactMissing, setContactMissing] = useState(false);
  const [people, setPeople] = useState<readonly ChosenUser[]>([]);
  const houseNumber = useWatch({ control: form.control, name: "houseNumber" });
  const sketchCount = remainingSketches.length + sketches.uploaded.length;

  /** The request: the whole site for a new one, else only the changed fields. */
  const toRequest = (fields: SiteCreation, confirmDuplicate: boolean) =>
    site === null
      ? ({
          id: null,
          body: {
            ...fields,
            routeSketches: sketches.uploaded,
            assignedUserIds: people.map(({ userId }) => userId),
            confirmDuplicate,
          },
        } as const)
      : ({
          id: site.id,
          body: {
            ...changedSiteFields(before, form.getValues(), fields),
            ...(sketches.uploaded.length > 0 && { newRouteSketches: sketches.uploaded }),
            ...(removedSketchIds.length > 0 && { removedRouteSketchIds: [...removedSketchIds] }),
            confirmDuplicate,
          },
        } as const);
  const saving = useSubmit({
    send: (request: ReturnType<typeof toRequest>, idempotencyKey): Promise<Site> => {
      setContactMissing(false);
      return request.id === null
        ? call(sitesApi.addSite, { body: request.body }, { idempotencyKey })
        : updateSite(request.id, request.body);
    },
    recover: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "not_found" || contact === null) return undefined;
      if (!(await isContactGone(queryClient, contact))) return undefined;
      setContactMissing(true);
      return "shown";
    },
    setErrors: (error) => {
      if (error.code === "validation") setSiteServerErrors(form, error);
      return false;
    },
  });
  const saved = saving.answer;
  const { failure } = saving;
  useEffect(() => {
    if (saved === undefined) return;
    void invalidateSites(queryClient);
    showSnack({
      message: site === null ? texts.created(saved.alias) : texts.saved(saved.alias),
      variant: "success",
      ...(site === null &&
        permissions.includes(permission.agreementManager) && {
          link: { href: hrefTo("agreements", {}, { site: saved.id }), text: texts.orderContainer },
        }),
    });
    go(pathTo("site", { id: saved.id }));
    // Runs once, after saving.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);

  const isDirty =
    form.formState.isDirty || sketches.uploads.length > 0 || removedSketchIds.length > 0 || people.length > 0;
  const duplicate =
    failure?.error instanceof ApiError && failure.error.code === "location_duplicate" ? failure.error : null;
  const existing = duplicate?.details.find(({ field }) => field === "existingLocationId");
  const missingFields = useMissingFields(form);
  const sketchHint = isSketchRequired(houseNumber, sketchCount) ? texts.address.noHouseNumber : undefined;
  const submit = (confirmDuplicate: boolean) =>
    form.handleSubmit((fields) => saving.submit(toRequest(fields, confirmDuplicate)));
  const lockedBecause = sketches.isSending
    ? texts.sending
    : isDirty || site === null
      ? undefined
      : texts.nothing;
  return (
    <form noValidate onSubmit={(event) => void submit(false)(event)}>
      <PageHeader
        back={
          site === null
            ? { href: hrefTo("siteSettings"), text: texts.back }
            : { href: hrefTo("site", { id: site.id }), text: site.alias }
        }
        title={site === null ? texts.create : texts.edit(site.alias)}
        context={companyName}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SiteAddressFields form={form} hasSketch={sketchCount > 0} />
          {duplicate && (
            <DuplicateSiteNote
              existingId={existing === undefined ? null : Number(existing.message)}
              confirmText={site === null ? texts.duplicate.create : texts.duplicate.save}
              busy={saving.busy}
              onConfirm={() => void submit(true)()}
            />
          )}
          <SiteSketchFields
            site={site}
            sketches={sketches}
            removedIds={removedSketchIds}
            onRemovedIdsChange={setRemovedSketchIds}
            isNeeded={houseNumber.trim() === ""}
          />
          <SiteNumberFields form={form} />
          <SiteAccessFields form={form} />
        </div>
        <div className={styles.column}>
          <SiteCoordinatesCard form={form} />
          <ContactChoiceCard
            value={contact}
            isGone={isContactMissing}
            onChange={(person) => {
              setContact(person);
              setContactMissing(false);
              const named = person && { type: person.type, id: person.id };
              form.setValue("contactPerson", named, { shouldDirty: true });
            }}
          />
          {site === null && <AssignmentCard users={people} onChange={setPeople} />}
        </div>
      </div>
      {failure && duplicate === null && <FormFailure>{failure.sentence}</FormFailure>}
      <FormFooter note={missingFields.length > 0 ? texts.open(missingFields.join(", ")) : sketchHint}>
        <LinkButton href={site === null ? hrefTo("siteSettings") : hrefTo("site", { id: site.id })}>
          {texts.cancel}
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          busy={saving.busy}
          busyText={site === null ? texts.creating : texts.saving}
          lockedBecause={lockedBecause}
        >
          {site === null ? texts.create : texts.save}
        </Button>
      </FormFooter>
      <LeaveGuard
        dirty={isDirty && saved === undefined}
        title={site === null ? texts.create : texts.edit(site.alias)}
      />
    </form>
  );
}
