import { longest } from "@kreislauf/contract/orders";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTexts } from "../base/language.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextField } from "../ui/text-field.tsx";
import boxStyles from "../ui/text-box.module.css";
import { ordersScreenTexts } from "./orders.texts.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";

const typingPause = 300; // ms

interface OrderSearchProps {
  /** What is searched for now. */
  value: string;
  change: ChangeOrderList;
}

/** Searches while it is typed; one step back ends the search, however often it was refined. */
export function OrderSearch({ value, change }: OrderSearchProps) {
  const texts = useTexts(ordersScreenTexts).search;
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const field = useRef<HTMLInputElement>(null);

  // Something else changed the address: the way back, a reset, a link.
  if (value !== asked) {
    setAsked(value);
    setTyped(value);
  }

  const ask = (words: string) => {
    const search = words.trim();
    if (search === value) return;
    setAsked(search);
    change({ search }, search !== "" && value !== "" ? "replace" : "step");
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
      label={texts.label}
      labelHidden
      icon={Search}
      placeholder={texts.placeholder}
      maxLength={longest.search}
      enterKeyHint="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      trailing={
        typed !== "" && (
          <button type="button" className={boxStyles.inner} aria-label={texts.clear} onClick={clear}>
            <Icon of={X} size={18} />
          </button>
        )
      }
    />
  );
}
