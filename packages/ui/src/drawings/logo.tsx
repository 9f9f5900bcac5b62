const segments = {
  green:
    "M19.8 4.59A30 30 0 0 0 19.8 59.41ZM25.2 2.78V24.98L45.15 5.03A30 30 0 0 0 25.2 2.78ZM25.2 61.22V39.02L45.15 58.97A30 30 0 0 1 25.2 61.22Z",
  blue: "M25.82 32L49.9 7.92A30 30 0 0 1 49.9 56.08Z",
};

interface LogoProps {
  /** URL of the operator's own logo; null for the product's logo. */
  customUrl: string | null;
  size?: number;
  onDark?: boolean;
}

/**
 * The operator's own logo, or a disc of four segments whose gaps form a K. Decorative: the product's name is beside it.
 */
export function Logo({ customUrl, size = 30, onDark = false }: LogoProps) {
  if (customUrl !== null) return <img src={customUrl} alt="" width={size} height={size} />;
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <path fill={onDark ? "var(--green-300)" : "var(--green-700)"} d={segments.green} />
      <path fill={onDark ? "var(--blue-300)" : "var(--blue-700)"} d={segments.blue} />
    </svg>
  );
}
