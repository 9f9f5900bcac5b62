import { Camera, Image, Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../base/language.tsx";
import { FileRow } from "../../ui/file-row.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { UploadBox } from "../../ui/upload-box.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

export function InputsSection() {
  const { sections, inputs } = useTexts(widgetsTexts);
  const [amount, setAmount] = useState<number | null>(1);
  const [tooMany, setTooMany] = useState<number | null>(3);
  return (
    <Section title={sections.inputs}>
      <div className={styles.grid}>
        <TextField label={inputs.name} placeholder={inputs.example} />
        <TextField label={inputs.name} defaultValue={inputs.site} hint={inputs.example} />
        <TextField label={inputs.name} error={inputs.nameMissing} />
        <TextField
          label={inputs.email}
          labelNote={inputs.fixed}
          disabled
          value="j.petersen@tiedemark.example"
        />
        <TextField label={inputs.ownNumber} optional defaultValue="4500012873" />
        <TextField
          label={inputs.search}
          labelHidden
          type="search"
          icon={Search}
          placeholder={inputs.search}
        />
        <PasswordField label={inputs.password} autoComplete="off" defaultValue="Kreislauf1" />
        <PasswordField label={inputs.password} autoComplete="off" error={inputs.nameMissing} />
        <Stepper label={inputs.amount} value={amount} onChange={setAmount} max={2} hint={inputs.onSite} />
        <Stepper label={inputs.amount} value={tooMany} onChange={setTooMany} max={2} error={inputs.tooMany} />
        <TextArea label={inputs.note} optional defaultValue={inputs.noteText} />
        <TextArea label={inputs.note} error={inputs.nameMissing} />
        <UploadBox
          icon={Camera}
          text={inputs.drop}
          chooseText={inputs.choose}
          takeText={inputs.take}
          accept="image/*"
          onChoose={() => {}}
        />
        <FileRow
          icon={Image}
          name="hof.jpg"
          note="3,4 MB"
          removeLabel={inputs.removeFile("hof.jpg")}
          onRemove={() => {}}
        />
        <FileRow
          icon={Image}
          name="tor.heic"
          note="8,1 MB"
          busy
          removeLabel={inputs.removeFile("tor.heic")}
          onRemove={() => {}}
        />
        <FileRow
          icon={Image}
          name="hof.mov"
          note=""
          refused={inputs.noPhoto}
          removeLabel={inputs.removeFile("hof.mov")}
          onRemove={() => {}}
        />
      </div>
    </Section>
  );
}
