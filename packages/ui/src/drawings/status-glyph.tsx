export type StatusVariant = "open" | "claimed" | "done" | "cancelled" | "failed";

/**
 * A ring in five states that can be told apart without colour and at 15 px. Cut-outs have the colour of the
 * background.
 */
export function StatusGlyph({
  status,
  size = 15,
  ground = "var(--surface)",
}: {
  status: StatusVariant;
  size?: number;
  ground?: string;
}) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="none" aria-hidden>
      {glyphs[status](ground)}
    </svg>
  );
}

const stroke = { stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;

const glyphs = {
  open: () => (
    <>
      <path d="M13.6 6.2A6 6 0 1 1 9.8 2.27" {...stroke} strokeWidth={2.2} />
      <circle cx={8} cy={8} r={1.9} fill="currentColor" />
    </>
  ),
  claimed: (ground: string) => (
    <>
      <circle cx={8} cy={8} r={7.1} fill="currentColor" />
      <path d="M8 4.3v4.3" stroke={ground} strokeWidth={2} strokeLinecap="round" />
      <circle cx={8} cy={11.5} r={1.15} fill={ground} />
    </>
  ),
  done: (ground: string) => (
    <>
      <circle cx={8} cy={8} r={7.1} fill="currentColor" />
      <path d="M4.8 8.3l2.2 2.2 4.2-4.5" {...stroke} stroke={ground} strokeWidth={1.9} />
    </>
  ),
  cancelled: () => (
    <>
      <circle cx={8} cy={8} r={6} stroke="currentColor" strokeWidth={2.1} />
      <path d="M4 12l8-8" stroke="currentColor" strokeWidth={2.1} />
    </>
  ),
  failed: () => (
    <path d="M2.6 6.5h7.2a3.3 3.3 0 0 1 0 6.6H6.5M5.6 3.2L2.2 6.5l3.4 3.3" {...stroke} strokeWidth={2} />
  ),
};
