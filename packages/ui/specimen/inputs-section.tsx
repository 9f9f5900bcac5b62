import { Camera, Image, Search } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../src/base/format.ts";
import { useTexts } from "../src/base/language.ts";
import { FileRow } from "../src/controls/file-row.tsx";
import { PasswordField } from "../src/controls/password-field.tsx";
import { Stepper } from "../src/controls/stepper.tsx";
import { TextArea } from "../src/controls/text-area.tsx";
import { TextField } from "../src/controls/text-field.tsx";
import { UploadBox } from "../src/controls/upload-box.tsx";
import { Section } from "./specimen.tsx";
import { widgetsTexts } from "./widgets.texts.ts";
import styles from "./widgets.module.css";

export function InputsSection() {
  const { sections, inputs } = useTexts(widgetsTexts);
  const { fileSize } = useFormats();
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
          note={fileSize(3_400_000)}
          removeLabel={inputs.removeFile("hof.jpg")}
          onRemove={() => {}}
        />
        <FileRow
          icon={Image}
          name="tor.heic"
          note={fileSize(8_100_000)}
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
