import styles from "./figure-tiles.module.css";

interface FigureTilesProps {
  tiles: readonly { readonly name: string; readonly value: string; readonly text: string }[];
}

/** A row of figures, each with its name above and an explanation below. */
export function FigureTiles({ tiles }: FigureTilesProps) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <small>{text}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
