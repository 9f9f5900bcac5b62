import { type DeskSite, deskCustomersApi } from "@kreislauf/contract/desk";
import { siteFieldLabels } from "@kreislauf/contract/sites";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { fieldErrorOf, formErrorOf } from "../../base/field-error.ts";
import { AnywayBox } from "../base/anyway-box.tsx";
import styles from "../base/page.module.css";
import { RecordDialog } from "../base/record-dialog.tsx";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";

interface SiteDialogProps {
  companyId: number;
  siteId: number;
  siteName: string;
  onClose: () => void;
}

/** A form with what the desk may change of a site; the company sees the change in its log. */
export function SiteDialog({ companyId, siteId, siteName, onClose }: SiteDialogProps) {
  const texts = useTexts(customersTexts);
  const labels = { ...useTexts(siteFieldLabels), ...texts, name: texts.siteName };
  const client = useQueryClient();
  const show = useSnackbar();
  const params = { companyId, siteId };
  const found = useQuery({
    queryKey: [...customersKey, "site", companyId, siteId],
    queryFn: () => call(deskCustomersApi.deskSite, { params }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [version, setVersion] = useState<string>();
  const [confirmDuplicate, setConfirmDuplicate] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const onSaved = async (message: string) => {
    await client.invalidateQueries({ queryKey: customersKey });
    show({ message, variant: "success" });
    onClose();
  };
  const save = useMutation({
    mutationFn: (shown: DeskSite) =>
      call(deskCustomersApi.changeDeskSite, {
        params,
        body: {
          version: version ?? shown.version,
          ...toBody({ ...valuesOf(shown), ...typed }),
          confirmDuplicate,
        },
      }),
    // Takes over the version that somebody else saved, so that saving again overwrites it; the input stays.
    onError: async (error) => {
      if (!isRefusedBy(error, "site_changed")) return;
      setVersion((await call(deskCustomersApi.deskSite, { params })).version);
    },
    onSuccess: ({ name }) => onSaved(texts.siteSaved(name)),
  });
  const turn = useMutation({
    mutationFn: (active: boolean) => call(deskCustomersApi.switchDeskSite, { params, body: { active } }),
    onSuccess: ({ name, active }) =>
      onSaved(active ? texts.siteActivated(name) : texts.siteDeactivated(name)),
  });
  const sentence = formErrorOf(save.error) ?? (isAsking ? undefined : formErrorOf(turn.error));
  const shown = found.data && valuesOf(found.data);
  const values = shown && { ...shown, ...typed };
  const isTyped = shown !== undefined && [...lines, ...areas].some((name) => values?.[name] !== shown[name]);
  const type = (name: keyof Values, value: string) => {
    setTyped({ ...typed, [name]: value });
    setConfirmDuplicate(false);
  };
  return (
    <RecordDialog
      title={texts.editSite(siteName)}
      description={texts.editSiteHint}
      found={found}
      loadingText={texts.loadingSite}
      failedTitle={texts.siteFailed}
      sentence={sentence}
      busy={save.isPending || turn.isPending}
      isDirty={isTyped}
      onSave={() => found.data && save.mutate(found.data)}
      onClose={onClose}
    >
      {values && (
        <>
          <div className={styles.fields}>
            {lines.map((name) => (
              <TextField
                key={name}
                label={labels[name]}
                required={requiredLines.has(name)}
                optional={!requiredLines.has(name)}
                inputMode={name === "zip" ? "numeric" : undefined}
                value={values[name]}
                error={fieldErrorOf(save.error, name)}
                onChange={(event) => type(name, event.target.value)}
              />
            ))}
          </div>
          {areas.map((name) => (
            <TextArea
              key={name}
              label={labels[name]}
              optional
              value={values[name]}
              error={fieldErrorOf(save.error, name)}
              onChange={(event) => type(name, event.target.value)}
            />
          ))}
        </>
      )}
      <AnywayBox
        label={texts.siteAnyway}
        error={save.error}
        code="location_duplicate"
        checked={confirmDuplicate}
        onChange={setConfirmDuplicate}
      />
      {found.data && (
        <div>
          <Button
            small
            busy={turn.isPending}
            lockedBecause={isTyped ? texts.saveSiteFirst : undefined}
            onClick={() => (found.data.active ? setIsAsking(true) : turn.mutate(true))}
          >
            {found.data.active ? texts.deactivateSite : texts.activateSite}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        above
        danger
        title={texts.deactivateSiteTitle(siteName)}
        confirmText={texts.deactivateSite}
        busy={turn.isPending}
        error={formErrorOf(turn.error)}
        onConfirm={() => turn.mutate(false)}
        onClose={() => {
          setIsAsking(false);
          turn.reset();
        }}
      >
        <p>{texts.deactivateSiteText}</p>
      </ConfirmDialog>
    </RecordDialog>
  );
}

const lines = [
  "name",
  "siteNumber",
  "street",
  "houseNumber",
  "zip",
  "city",
  "disposer",
  "gateWidth",
  "gateHeight",
] as const;
const requiredLines: ReadonlySet<string> = new Set(["name", "street", "zip", "city"]);
const areas = ["openingHours", "driverHints"] as const;

type Values = Readonly<Record<(typeof lines)[number] | (typeof areas)[number], string>>;

const valuesOf = (site: DeskSite): Values => ({
  name: site.name,
  siteNumber: site.siteNumber ?? "",
  street: site.street,
  houseNumber: site.houseNumber,
  zip: site.zip,
  city: site.city,
  disposer: site.disposer,
  gateWidth: site.gateWidth ?? "",
  gateHeight: site.gateHeight ?? "",
  openingHours: site.openingHours ?? "",
  driverHints: site.driverHints ?? "",
});

const toBody = (values: Values) => ({
  ...values,
  siteNumber: values.siteNumber || null,
  gateWidth: values.gateWidth || null,
  gateHeight: values.gateHeight || null,
  openingHours: values.openingHours || null,
  driverHints: values.driverHints || null,
});
