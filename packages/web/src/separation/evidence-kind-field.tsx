import { type EvidenceKind, evidenceKinds, separationTexts } from "@kreislauf/contract/separation";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { separationScreenTexts } from "./separation.texts.ts";

interface EvidenceKindFieldProps {
  value: EvidenceKind;
  onChange: (kind: EvidenceKind) => void;
}

/** Selects which kind of evidence the added files are. */
export function EvidenceKindField({ value, onChange }: EvidenceKindFieldProps) {
  const texts = useTexts(separationScreenTexts).evidence;
  const words = useTexts(separationTexts).evidenceKind;
  return (
    <Select
      label={texts.kind}
      options={evidenceKinds.map((kind) => ({ value: kind, label: words[kind] }))}
      value={value}
      onChange={onChange}
    />
  );
}
