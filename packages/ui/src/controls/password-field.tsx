import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../base/language.ts";
import { Icon } from "../drawings/icon.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { fieldTexts } from "./field.texts.ts";
import boxStyles from "./text-box.module.css";

export function PasswordField(props: Omit<TextFieldProps, "type" | "icon" | "trailing">) {
  const texts = useTexts(fieldTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className={boxStyles.inner}
          aria-label={texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
