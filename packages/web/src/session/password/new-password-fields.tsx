import { useTexts } from "@kreislauf/ui/base/language.ts";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import type { NewPassword } from "./use-new-password.ts";
import { passwordTexts } from "./password.texts.ts";

interface NewPasswordFieldsProps {
  model: NewPassword;
  disabled: boolean;
}

/** The fields for the new password and its repetition. */
export function NewPasswordFields({ model, disabled }: NewPasswordFieldsProps) {
  const texts = useTexts(passwordTexts).newPassword;
  return (
    <>
      <PasswordField
        label={texts.label}
        autoComplete="new-password"
        value={model.password}
        disabled={disabled}
        error={model.error}
        onChange={(event) => model.changePassword(event.target.value)}
        onBlur={model.blurPassword}
      />
      <PasswordField
        label={texts.repeat}
        autoComplete="new-password"
        value={model.repeat}
        disabled={disabled}
        error={model.repeatError}
        onChange={(event) => model.changeRepeat(event.target.value)}
        onBlur={model.blurRepeat}
      />
    </>
  );
}
