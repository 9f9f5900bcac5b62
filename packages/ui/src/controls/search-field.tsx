import { Search, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "../drawings/icon.tsx";
import { TextField } from "./text-field.tsx";
import boxStyles from "./text-box.module.css";

const typingPause = 300; // ms

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  maxLength: number;
  /** The current search text. */
  value: string;
  /** `step` adds an entry to the browser's history; `replace`, for a refined search, does not. */
  onSearch: (search: string, how: "step" | "replace") => void;
}

/** Searches while the user types. Refining a search adds no entry to the history, so one step back ends the search. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  maxLength,
  value,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const field = useRef<HTMLInputElement>(null);

  // The search was changed elsewhere: by the browser's history, a reset or a link.
  if (value !== searched) {
    setSearched(value);
    setTyped(value);
  }

  const search = (words: string) => {
    const wanted = words.trim();
    if (wanted === value) return;
    setSearched(wanted);
    onSearch(wanted, wanted !== "" && value !== "" ? "replace" : "step");
  };
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  useEffect(() => {
    const timer = setTimeout(() => latestSearch.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped("");
    search("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") search(typed);
    if (event.key === "Escape" && typed !== "") {
      // Keeps a dialog around the field open: it listens for Escape on the document.
      event.stopPropagation();
      event.preventDefault();
      clear();
    }
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
