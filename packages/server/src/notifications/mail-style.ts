import type { MailTone } from "../base/mail/mail-content.ts";

/** The design's colours as values, because mail programs do not support custom properties (docs/design.md 9.1). */
export const color = {
  page: "#F4F7F9",
  card: "#FFFFFF",
  sunken: "#EAF0F4",
  line: "#DCE5EC",
  ground: "#AFC1CF",
  ink: "#10263D",
  soft: "#43566A",
  quiet: "#5A6C7E",
  link: "#1D68A7",
  onDark: "#FFFFFF",
  menu: "#10263D",
  primary: "#0B7A4B",
} as const;

export const tones: Readonly<Record<MailTone, { readonly ground: string; readonly ink: string }>> = {
  open: { ground: "#D6EBFB", ink: "#0F477A" },
  done: { ground: "#DDF2E6", ink: "#0A5C3A" },
  claimed: { ground: "#FCE3C8", ink: "#7A3B00" },
  cancelled: { ground: "#E9EEF2", ink: "#465768" },
};

export type TextSize = 13 | 14 | 15 | 16 | 18 | 20 | 26;

const lineHeights: Readonly<Record<TextSize, number>> = {
  13: 20,
  14: 20,
  15: 22,
  16: 24,
  18: 26,
  20: 28,
  26: 32,
};

/** The font of a cell. Every cell sets its own, because some mail programs do not inherit it. */
export const font = (size: TextSize, weight: 400 | 600 | 700, textColor: string): string =>
  "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;" +
  `font-size:${size}px;line-height:${lineHeights[size]}px;font-weight:${weight};color:${textColor}`;

/**
 * What inline styles cannot express: small screens and dark mode. Programs without dark mode show the light mail or
 * invert it; the drawings have a light outline so that they stand out on any background.
 */
export const styleSheet = `
body{margin:0;padding:0}
@media (max-width:620px){
.frame{width:100%!important}
.pad{padding-left:20px!important;padding-right:20px!important}
.facts td{display:block!important;width:auto!important}
.facts .label{border-bottom:0!important;padding-bottom:0!important}
.facts .value{padding-top:0!important}
.button{display:block!important;text-align:center}
h1{font-size:22px!important;line-height:28px!important;overflow-wrap:anywhere}
}
@media (prefers-color-scheme:dark){
.page{background:#0A1828!important}
.card{background:#132A42!important;border-color:#2B4560!important}
.sunken{background:#1D3A57!important}
.line{border-color:#2B4560!important}
.ground{border-color:#6F8AA3!important}
.ink{color:#F1F6FA!important}
.soft{color:#B8C7D5!important}
.link{color:#9CCDF3!important}
}
`;
