import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** px, or a CSS length */
  width?: number | string;
  /** px */
  height?: number;
  radius?: number;
}

/** A placeholder bar in the size of the content that is being loaded. */
export function Skeleton({ width = "100%", height = 14, radius = 5 }: SkeletonProps) {
  return <span className={styles.bar} style={{ width, height, borderRadius: radius }} aria-hidden />;
}
