import styles from "./search-highlight.module.css";

/** Highlights the first match of the first search word. */
export function SearchHighlight({ text, search }: { text: string; search: string }) {
  const [word = ""] = search.trim().split(/\s+/);
  const at = word === "" ? -1 : text.toLocaleLowerCase("de").indexOf(word.toLocaleLowerCase("de"));
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
