import type { ErrorCode } from "@kreislauf/contract/base";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { isRefusedBy } from "../../base/call.ts";

interface AnywayBoxProps {
  label: string;
  /** The error of the last attempt to save, or null. */
  error: unknown;
  /** The error code with which the server refuses a duplicate. */
  code: ErrorCode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox to save something although it exists already; shown once the server has refused it for that reason. */
export function AnywayBox({ label, error, code, checked, onChange }: AnywayBoxProps) {
  if (!checked && !isRefusedBy(error, code)) return null;
  return <Checkbox label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />;
}
