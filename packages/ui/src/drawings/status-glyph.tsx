export type StatusVariant = keyof typeof glyphs;

/**
 * The glyphs of order statuses, and of the phases of open orders and claims: rings that can be told apart without
 * colour and at 15 px. Cut-outs have the colour of the background, `ground`.
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
  proposal: () => (
    <>
      <path d="M2.3 6.3A6 6 0 0 1 13.3 5.2M13.7 9.7A6 6 0 0 1 2.7 10.8" {...stroke} strokeWidth={2} />
      <path d="M13.6 2v3.6H10M2.4 14v-3.6H6" {...stroke} strokeWidth={1.8} />
    </>
  ),
  overdue: () => (
    <>
      <circle cx={8} cy={8} r={6} stroke="currentColor" strokeWidth={2} />
      <path d="M8 4.8V8l2.2 1.6" {...stroke} strokeWidth={1.8} />
    </>
  ),
  feedback: () => (
    <>
      <path d="M8 2a6 6 0 1 1-5.6 3.9" {...stroke} strokeWidth={2} />
      <path d="M5.3 8.2l2 2 3.5-3.9" {...stroke} strokeWidth={1.9} />
    </>
  ),
  today: () => (
    <>
      <circle cx={8} cy={8} r={6} stroke="currentColor" strokeWidth={2} />
      <circle cx={8} cy={8} r={3.2} fill="currentColor" />
    </>
  ),
  confirmed: () => (
    <>
      <circle cx={8} cy={8} r={6} stroke="currentColor" strokeWidth={2} />
      <path d="M5.3 8.2l2 2 3.5-3.9" {...stroke} strokeWidth={1.9} />
    </>
  ),
  answered: (ground: string) => (
    <>
      <circle cx={8} cy={8} r={7.1} fill="currentColor" />
      <path d="M4.4 5.8h7.2M4.4 8h7.2M4.4 10.2h4.2" {...stroke} stroke={ground} strokeWidth={1.4} />
    </>
  ),
};
