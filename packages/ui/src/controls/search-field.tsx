import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Icon } from "../drawings/icon.tsx";
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
  const [searched, setAsked] = useState(value);
  const field = useRef<HTMLInputElement>(null);

  // Something else changed what is searched for: the way back, a reset, a link.
  if (value !== searched) {
    setAsked(value);
    setTyped(value);
  }

  const search = (words: string) => {
    const wanted = words.trim();
    if (wanted === value) return;
    setAsked(wanted);
    onSearch(wanted, wanted !== "" && value !== "" ? "replace" : "step");
  };
  const latestAsk = useRef(search);
  useEffect(() => {
    latestAsk.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latestAsk.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped("");
    search("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") search(typed);
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
