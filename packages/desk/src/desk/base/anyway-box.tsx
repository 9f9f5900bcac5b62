import type { ErrorCode } from "@kreislauf/contract/base";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { isRefusedBy } from "../../base/call.ts";

interface AnywayBoxProps {
  label: string;
  /** What the server refused, and the code that says that it is there already. */
  error: unknown;
  code: ErrorCode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Where the server refused something because it is there already: a box that saves it all the same. */
export function AnywayBox({ label, error, code, checked, onChange }: AnywayBoxProps) {
  if (!checked && !isRefusedBy(error, code)) return null;
  return <Checkbox label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />;
}
