import { reportTexts, type ScannedContainer } from "@kreislauf/contract/labels";
import { Camera, CircleCheck, Clock, Image, TriangleAlert } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { photoTypes } from "@kreislauf/ui/base/photo-types.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { hrefTo } from "../base/paths.ts";
import { useSession } from "../base/session.ts";
import { containerShapes } from "../catalog/index.ts";
import { containerTexts } from "./container.texts.ts";
import { ScanMessage } from "./scan-frame.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";
import { useReport } from "./use-report.ts";
import styles from "./scan.module.css";

interface ReportFormProps {
  token: string;
  container: ScannedContainer;
  /** The name of the signed-in user; empty if nobody is signed in. */
  name: string;
  onReload: () => void;
}

/** Up to this many containers there is a button for each number; for more, a field with plus and minus. */
const mostChoices = 4;

/** The form in which somebody at a container reports that it is full; then says what became of the report. */
export function ReportForm({ token, container, name: ownName, onReload }: ReportFormProps) {
  const texts = useTexts(containerTexts);
  const { dateTime, fileSize, time } = useFormats();
  const isSignedIn = useSession() !== null;
  const { state, send, startAgain } = useReport(token);
  const [amount, setAmount] = useState<number | null>(1);
  const [name, setName] = useState(ownName);
  const [message, setMessage] = useState("");
  const [photo, setPhoto] = useState<{ readonly uri: string; readonly bytes: number } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  if (state.kind === "sent") {
    const { answer } = state;
    return (
      <ScanMessage
        icon={CircleCheck}
        tone="good"
        title={texts.sent.title}
        action={
          <Button
            onClick={() => {
              setPhoto(null);
              setMessage("");
              setChecked(false);
              onReload();
              startAgain();
            }}
          >
            {texts.sent.again}
          </Button>
        }
      >
        <p>{texts.sent.text(answer.amount, container.name)}</p>
        <p>{texts.sent.number(dateTime(answer.reportedOn), answer.number)}</p>
      </ScanMessage>
    );
  }
  if (state.kind === "waiting") {
    return (
      <ScanMessage
        icon={TriangleAlert}
        tone="urgent"
        title={texts.offline.title}
        action={
          <Button variant="primary" onClick={() => void send(state.report)}>
            {texts.offline.send}
          </Button>
        }
      >
        <p>{texts.offline.text}</p>
        <p>{texts.offline.hint}</p>
      </ScanMessage>
    );
  }
  const refusal = state.kind === "writing" ? state.error : undefined;
  if (container.limitedUntil !== null || refusal?.code === "reports_limited") {
    return (
      <ScanMessage
        icon={Clock}
        tone="urgent"
        title={texts.limited.title}
        action={
          <Button
            onClick={() => {
              onReload();
              startAgain();
            }}
          >
            {texts.limited.retry}
          </Button>
        }
      >
        <p>
          {container.limitedUntil === null
            ? refusal?.message
            : texts.limited.text(time(Temporal.Instant.from(container.limitedUntil)))}
        </p>
        <p>{texts.limited.hint}</p>
      </ScanMessage>
    );
  }

  const isNameMissing = name.trim().length < reportTexts.name.least;
  const most = container.unit === "piece" ? undefined : Math.max(1, container.containers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameMissing) return nameField.current?.focus();
    if (amount !== null)
      void send({ amount, name, message: message.trim() || null, photo: photo?.uri ?? null });
  };
  const { containerType, openReport } = container;
  return (
    <>
      <ContainerIllustration shape={containerShapes[containerType.drawing]} dimension={containerType.size} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.name}>
          <h1>{container.name}</h1>
          <p>{texts.place(containerType.type, container.site, container.place)}</p>
          {container.wasteType.hazardous && (
            <p>
              <HazardMark />
            </p>
          )}
        </div>
        {openReport && (
          <Note icon={Clock}>{texts.openReport(dateTime(openReport.reportedOn), openReport.amount)}</Note>
        )}
        {refusal && (
          <Note variant="error" role="alert">
            {refusal.message}
          </Note>
        )}
        {most === undefined || most > mostChoices ? (
          <Stepper
            label={texts.howMany}
            value={amount}
            onChange={setAmount}
            {...(most !== undefined && { max: most })}
          />
        ) : (
          most > 1 && (
            <SegmentedControl
              fill
              label={texts.howMany}
              options={Array.from({ length: most }, (_, index) => ({
                value: index + 1,
                label: index + 1 === most ? texts.allOf(most) : String(index + 1),
              }))}
              value={amount ?? 1}
              onChange={setAmount}
            />
          )
        )}
        <TextField
          ref={nameField}
          label={texts.name}
          autoComplete="name"
          maxLength={reportTexts.name.most}
          value={name}
          error={isChecked && isNameMissing ? texts.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Field label={texts.photo.label} optional kind="group">
          {() =>
            photo === null ? (
              <UploadBox
                icon={Camera}
                text={texts.photo.text}
                hint={texts.photo.kinds}
                chooseText={texts.photo.choose}
                takeText={texts.photo.take}
                accept={photoTypes}
                onChoose={([file]) => file && void shrinkPhoto(file).then(setPhoto)}
              />
            ) : (
              <FileRow
                icon={Image}
                picture={photo.uri}
                name={texts.photo.name}
                note={texts.photo.note(fileSize(photo.bytes))}
                removeLabel={texts.photo.remove}
                onRemove={() => setPhoto(null)}
              />
            )
          }
        </Field>
        <TextArea
          label={texts.message}
          optional
          maxLength={reportTexts.message}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Button
          variant="primary"
          block
          type="submit"
          busy={state.kind === "sending"}
          busyText={texts.submitting}
        >
          {texts.submit}
        </Button>
        {!isSignedIn && (
          <a className={styles.signIn} href={hrefTo("orderContainer", { token })}>
            {texts.signIn}
          </a>
        )}
      </form>
    </>
  );
}
