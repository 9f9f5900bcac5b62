import { deskOperationsApi } from "@kreislauf/contract/desk";
import type { MaintenanceSwitch } from "@kreislauf/contract/provider";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../../base/call.ts";
import { fieldErrorOf, fieldRefusal, formErrorOf } from "../../base/field-error.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { useRefusalFocus } from "../base/use-refusal-focus.ts";
import { operationsTexts } from "../operations.texts.ts";
import { instantOfInput } from "../base/berlin-input.ts";
import { momentFieldTexts } from "../base/moment-field.texts.ts";
import { MomentField } from "../base/moment-field.tsx";

const maintenanceKey = ["desk", "maintenance"] as const;

/** A form that closes the customers' portal for maintenance, opens it, or announces a closure. */
export function MaintenanceCard() {
  const texts = useTexts(operationsTexts);
  const momentTexts = useTexts(momentFieldTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const found = useQuery({
    queryKey: maintenanceKey,
    queryFn: () => call(deskOperationsApi.deskMaintenance),
  });
  const change = useMutation({
    mutationFn: (state: MaintenanceSwitch["state"]) => {
      const start = from === "" ? null : instantOfInput(from);
      const end = until === "" ? null : instantOfInput(until);
      if (state !== "off" && until !== "" && end === null) throw fieldRefusal("until", momentTexts.unusable);
      if (state === "announced") {
        if (from !== "" && start === null) throw fieldRefusal("from", momentTexts.unusable);
        if (end === null) throw fieldRefusal("until", momentTexts.unusable);
        return call(deskOperationsApi.switchDeskMaintenance, { body: { state, from: start, until: end } });
      }
      const body = state === "on" ? { state, until: end } : { state };
      return call(deskOperationsApi.switchDeskMaintenance, { body });
    },
    onSuccess: () => {
      setFrom("");
      setUntil("");
    },
    onSettled: () => {
      setIsAsking(false);
      return client.invalidateQueries({ queryKey: maintenanceKey });
    },
  });
  const form = useRefusalFocus<HTMLDivElement>(change.error);
  const sentence = formErrorOf(change.error);
  const current = found.data;
  const unknown = current === undefined ? texts.stateUnknown : undefined;
  const period =
    current === undefined || current.until === null
      ? null
      : current.from === null
        ? texts.expected(formats.dateTime(current.until))
        : texts.between(formats.dateTime(current.from), formats.dateTime(current.until));
  return (
    <Card title={texts.maintenance} busy={found.isPending}>
      <div ref={form} className={styles.form}>
        {found.isLoadingError && <LoadFailure title={texts.maintenanceFailed} query={found} />}
        {current && (
          <Note variant={current.state === "off" ? "success" : "warning"}>
            {texts.states[current.state]} {period}
          </Note>
        )}
        {sentence !== undefined && (
          <Note variant="error" role="alert">
            {sentence}
          </Note>
        )}
        <div className={styles.fields}>
          <MomentField
            label={texts.from}
            optional
            error={fieldErrorOf(change.error, "from")}
            value={from}
            onChange={setFrom}
          />
          <MomentField
            label={texts.until}
            hint={texts.untilHint}
            error={fieldErrorOf(change.error, "until")}
            value={until}
            onChange={setUntil}
          />
        </div>
        <div className={styles.actions}>
          <Button busy={change.isPending} lockedBecause={unknown} onClick={() => change.mutate("announced")}>
            {texts.announceMaintenance}
          </Button>
          {current?.state !== "on" && (
            <Button variant="danger" lockedBecause={unknown} onClick={() => setIsAsking(true)}>
              {texts.close}
            </Button>
          )}
          {current !== undefined && current.state !== "off" && (
            <Button variant="primary" onClick={() => change.mutate("off")}>
              {current.state === "on" ? texts.open : texts.withdrawMaintenance}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={texts.closeTitle}
        confirmText={texts.close}
        cancelText={texts.cancel}
        onClose={() => setIsAsking(false)}
        onConfirm={() => change.mutate("on")}
      >
        {texts.closeText}
      </ConfirmDialog>
    </Card>
  );
}
