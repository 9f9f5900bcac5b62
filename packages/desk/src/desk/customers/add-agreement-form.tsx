import { type DeskCustomerSite, deskCustomersApi } from "@kreislauf/contract/desk";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call } from "../../base/call.ts";
import { atField, fieldErrorOf } from "../../base/field-error.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { fitOffer } from "../agreements/fit-to-catalog.ts";
import { newOffer, type OfferDraft, toOffer } from "../agreements/offer-draft.ts";
import { OfferFields } from "../agreements/offer-fields.tsx";
import { scheduleText } from "../agreements/schedule-text.ts";
import { AnywayBox } from "../base/anyway-box.tsx";
import { entered } from "../base/entered.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import styles from "../base/page.module.css";
import { customersKey, useDeskCatalog } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { deskQuotesTexts } from "../quotes.texts.ts";

interface AddAgreementFormProps {
  companyId: number;
  sites: readonly DeskCustomerSite[];
  onClose: () => void;
}

/** A form for an agreement that is active at once, with the number of containers that are on site already. */
export function AddAgreementForm({ companyId, sites, onClose }: AddAgreementFormProps) {
  const texts = useTexts(customersTexts);
  const words = useTexts(deskQuotesTexts);
  const language = useLanguage();
  const catalog = useDeskCatalog();
  const client = useQueryClient();
  const show = useSnackbar();
  const usable = sites.filter(({ active }) => active);
  const [siteId, setSiteId] = useState(usable.length === 1 ? (usable[0]?.id ?? null) : null);
  const [draft, setDraft] = useState(newOffer);
  const [containers, setContainers] = useState<number | null>(1);
  const [agreementNumber, setAgreementNumber] = useState("");
  const [confirmDuplicate, setConfirmDuplicate] = useState(false);
  const isChanged = useIsChanged({ siteId, draft, containers, agreementNumber });
  const add = useMutation({
    mutationFn: () =>
      call(deskCustomersApi.createDeskAgreement, {
        params: { companyId },
        body: {
          ...toOffer(draft),
          serviceLocationId: entered(siteId),
          containersOnSite: entered(containers),
          agreementNumber,
          confirmDuplicate,
        },
      })
        .catch(atField("agreementNumber", "agreement_number_taken"))
        .catch(atField("serviceLocationId", "location_inactive")),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customersKey });
      const schedule = scheduleText(toOffer(draft), language);
      show({ message: texts.agreementCreated(schedule), variant: "success" });
      onClose();
    },
  });
  if (catalog.isLoadingError) return <LoadFailure title={words.catalogFailed} query={catalog} />;
  const { data } = catalog;
  if (data === undefined) {
    return (
      <Delayed text={words.loadingCatalog}>
        <SkeletonCard />
      </Delayed>
    );
  }
  // The confirmed duplicate had the values from before this change, so the confirmation is withdrawn.
  const change = (given: Partial<OfferDraft>) => {
    setDraft((before) => fitOffer({ ...before, ...given }, data));
    setConfirmDuplicate(false);
  };
  return (
    <EntryForm
      hasHeading
      label={texts.addAgreement}
      error={add.error}
      busy={add.isPending}
      isDirty={isChanged}
      onSave={() => add.mutate()}
      onCancel={onClose}
    >
      <p>{texts.addAgreementHint}</p>
      <div className={styles.fields}>
        <Combobox
          label={texts.site}
          placeholder={words.choose}
          searchLabel={words.searchChoice}
          options={usable.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }))}
          value={siteId}
          error={fieldErrorOf(add.error, "serviceLocationId")}
          onChange={(site) => {
            setSiteId(site);
            setConfirmDuplicate(false);
          }}
        />
        <OfferFields catalog={data} draft={draft} error={add.error} onChange={change} />
        <Stepper
          label={texts.containersThere}
          min={0}
          value={containers}
          error={fieldErrorOf(add.error, "containersOnSite")}
          onChange={setContainers}
        />
        <TextField
          label={texts.agreementNumber}
          optional
          maxLength={maxProviderTextLengths.agreementNumber}
          value={agreementNumber}
          error={fieldErrorOf(add.error, "agreementNumber")}
          onChange={(event) => setAgreementNumber(event.target.value)}
        />
      </div>
      <AnywayBox
        label={texts.addAgreementAnyway}
        error={add.error}
        code="agreement_exists"
        checked={confirmDuplicate}
        onChange={setConfirmDuplicate}
      />
    </EntryForm>
  );
}
