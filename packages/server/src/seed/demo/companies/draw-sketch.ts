import type { DemoSketch } from "../content/site-details.ts";

/** A map with streets, houses and the driveway, like a simple sketch for drivers. */
export async function drawSketch({ house, gate, gateAt }: DemoSketch): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const word = (text: string, x: number, y: number, anchor = "middle") =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="22" text-anchor="${anchor}" fill="#10243e">${text}</text>`;
  const box = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#fff" stroke="#5b6f86" stroke-width="3"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
    <rect width="640" height="360" fill="#e9eef3"/>
    <path d="M0 270h640M110 0v360" stroke="#fff" stroke-width="56"/>
    <path d="M0 270h640M110 0v360" stroke="#b6c2cf" stroke-width="2" stroke-dasharray="14 10"/>
    ${box(210, 50, 300, 130)}${box(540, 80, 76, 100)}${word(house, 360, 122)}${word(gate, gateAt + 24, 222, "start")}
    <path d="M0 284h${gateAt}v-88" stroke="#0b7a4b" stroke-width="7" fill="none"/>
    <path d="M${gateAt - 14} 210l14-18 14 18" stroke="#0b7a4b" stroke-width="7" fill="none"/></svg>`;
  return await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
