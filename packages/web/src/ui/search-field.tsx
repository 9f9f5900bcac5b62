import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Icon } from "./icon.tsx";
import { TextField } from "./text-field.tsx";
import boxStyles from "./text-box.module.css";

const typingPause = 300; // ms

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** Names the button that empties it. */
  clearLabel: string;
  maxLength: number;
  /** What is searched for now. */
  value: string;
  /** `step` can be gone back; refining what is searched for already is none. */
  onSearch: (search: string, how: "step" | "replace") => void;
}

/** Searches while it is typed; one step back ends the search, however often it was refined. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  maxLength,
  value,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const field = useRef<HTMLInputElement>(null);

  // Something else changed what is searched for: the way back, a reset, a link.
  if (value !== asked) {
    setAsked(value);
    setTyped(value);
  }

  const ask = (words: string) => {
    const search = words.trim();
    if (search === value) return;
    setAsked(search);
    onSearch(search, search !== "" && value !== "" ? "replace" : "step");
  };
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    const timer = setTimeout(() => latestAsk.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped("");
    ask("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") ask(typed);
    if (event.key === "Escape" && typed !== "") clear();
  };
  return (
    <TextField
      ref={field}
      type="search"
      label={label}
      labelHidden
      icon={Search}
      placeholder={placeholder}
      maxLength={maxLength}
      enterKeyHint="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      trailing={
        typed !== "" && (
          <button type="button" className={boxStyles.inner} aria-label={clearLabel} onClick={clear}>
            <Icon of={X} size={18} />
          </button>
        )
      }
    />
  );
}
