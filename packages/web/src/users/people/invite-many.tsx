import { X } from "lucide-react";
import { useEffect, useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { AccessSummary, AccessCards } from "./access-cards.tsx";
import { type InviteFormProps, useInviteFormState } from "./invite-form.ts";
import { LevelAndGroupFields } from "./level-and-group-fields.tsx";
import { emptyAccess, useAccessDraft } from "./use-access-draft.ts";
import { type RightTemplateName, rightTemplateNames } from "./right-templates.ts";
import { type InvitationLine, type InvitationLineField, useInvitations } from "./use-invitations.ts";
import { splitRights } from "./user-details.ts";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

/**
 * Invites the people on a pasted list, all with the same sites and, unless a line has its own template, the same
 * rights.
 */
export function InviteMany({ shown, isOtherDirty, onState }: InviteFormProps) {
  const texts = useTexts(userFormTexts);
  const own = texts.many;
  const { go } = useNavigation();
  const showSnack = useSnackbar();
  const access = useAccessDraft(emptyAccess);
  const list = useInvitations({
    ...access.levelAndGroup,
    ...splitRights(access.rights),
    locationIds: [...access.sites],
  });
  const { lines, progress, wrong } = list;
  const [pasted, setPasted] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isDone, setDone] = useState(false);
  // While sending, the list is locked: it is sent as it was at the start, and later changes would be lost.
  const isSending = progress !== null;
  const isBoxEmpty = pasted.trim() === "";

  const read = () => {
    const isEmpty = list.read(pasted) === 0;
    setMissing(isEmpty);
    if (isEmpty) return;
    setPasted("");
    setSent(false);
    setDone(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setMissing(lines.length === 0);
    if (lines.length === 0) return;
    const { done, remaining } = await list.send();
    if (done > 0) showSnack({ message: own.done(done), variant: "success" });
    setSent(true);
    setDone(remaining === 0);
  };
  useEffect(() => {
    if (!isDone) return;
    if (isBoxEmpty) go(pathTo("userSettings", {}, { userTab: "invited" }));
    else setDone(false);
    // Runs once, after all people on the list are invited.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);

  const note = () => {
    if (progress !== null) return own.progress(progress.done, progress.count);
    if (wrong > 0) return isSent ? own.rest(wrong) : own.toCheck(wrong);
    return lines.length > 0 ? own.found(lines.length) : undefined;
  };
  const isDirty = !isBoxEmpty || ((lines.length > 0 || access.isDirty) && !isDone);
  useInviteFormState({ isDirty, isBusy: isSending }, onState);
  return (
    <form noValidate hidden={!shown} onSubmit={(event) => void submit(event)}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={own.card}>
            <TextArea
              label={own.paste}
              hint={own.pasteHint}
              error={isMissing ? own.nobody : undefined}
              rows={5}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
            <div className={styles.hint}>
              <Button lockedBecause={isSending ? texts.sending : undefined} reasonElsewhere onClick={read}>
                {own.read}
              </Button>
            </div>
            {lines.length > 0 && (
              <ol className={styles.lines} aria-label={own.card} inert={isSending}>
                {lines.map((line) => (
                  <LineFields
                    key={line.id}
                    line={line}
                    onEdit={(field, value) => list.edit(line.id, field, value)}
                    onTemplate={(template) => list.setTemplate(line.id, template)}
                    onRemove={() => list.remove(line.id)}
                  />
                ))}
              </ol>
            )}
          </Card>
          <div className={styles.column} inert={isSending}>
            <Card title={own.labels}>
              <p className={styles.lead}>{own.shared}</p>
              <div className={styles.fields}>
                <LevelAndGroupFields value={access.levelAndGroup} onChange={access.setLevelAndGroup} />
              </div>
            </Card>
            <AccessCards access={access} />
          </div>
        </div>
        <AccessSummary access={access} name="" isInvitation />
      </div>
      <FormFooter note={note()}>
        <LinkButton href={hrefTo("userSettings")}>{texts.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={isSending} busyText={texts.sending}>
          {lines.length === wrong ? texts.send : own.send(lines.length - wrong)}
        </Button>
      </FormFooter>
      {shown && <LeaveGuard dirty={isDirty || isOtherDirty} title={texts.invite} />}
    </form>
  );
}

interface LineFieldsProps {
  line: InvitationLine;
  onEdit: (field: InvitationLineField, value: string) => void;
  onTemplate: (template: RightTemplateName | null) => void;
  onRemove: () => void;
}

/** The fields of one line of the list, which can be corrected here. */
function LineFields({ line, onEdit, onTemplate, onRemove }: LineFieldsProps) {
  const texts = useTexts(userFormTexts);
  const fields = ["firstName", "lastName", "email"] as const;
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        {texts.many.line(line.line)}
        <IconButton icon={X} label={texts.many.remove(line.email || line.text)} onClick={onRemove} />
      </div>
      <div className={styles.lineFields}>
        {fields.map((field) => (
          <TextField
            key={field}
            type={field === "email" ? "email" : "text"}
            label={texts[field]}
            autoComplete="off"
            error={line.problems[field]}
            value={line[field]}
            onChange={(event) => onEdit(field, event.target.value)}
          />
        ))}
      </div>
      <Select<RightTemplateName | "shared">
        label={texts.many.lineRights(line.line)}
        labelHidden
        options={[
          { value: "shared", label: texts.many.sharedRights },
          ...rightTemplateNames.map((value) => ({ value, label: texts.templateNames[value] })),
        ]}
        value={line.template ?? "shared"}
        onChange={(template) => onTemplate(template === "shared" ? null : template)}
      />
    </li>
  );
}
