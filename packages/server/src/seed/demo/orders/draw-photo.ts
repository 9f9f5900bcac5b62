/** What is on a demo photo of a yard. */
export interface PhotoScene {
  /** Containers in a row. */
  readonly containers: readonly ("heaped" | "empty")[];
  readonly colour: string;
  /** Waste next to the containers. */
  readonly spilled?: true;
}

/** Size of the drawing; the photo has fewer pixels. */
const width = 960;
const height = 720;
const ground = 470;
const pixels = { width: 640, height: 480 };

/** A drawing of a yard with containers, made to look like a phone photo: soft, grainy and slightly overexposed. */
export async function drawPhoto({ containers, colour, spilled }: PhotoScene): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const space = width / containers.length;
  const drawn = containers.map((filling, index) => container(space * (index + 0.5), filling, colour));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${ground}" fill="#cfdde6"/>
    <rect y="120" width="430" height="${ground - 120}" fill="#b9b0a2"/>
    <rect x="60" y="210" width="150" height="${ground - 210}" fill="#8f969c"/>
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="#85867f"/>
    <path d="M0 ${ground + 90}h${width}v16H0z" fill="#92938b"/>
    ${drawn.join("")}${spilled ? heap(width - 150, height - 90, 130, 60) : ""}</svg>`;
  const grain = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const noise = await sharp({ create: { ...pixels, channels: 3, background: "#808080", noise: grain } })
    .png()
    .toBuffer();
  return await sharp(Buffer.from(svg))
    .blur(0.9)
    .composite([{ input: noise, blend: "soft-light" }])
    .flatten()
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer();
}

function container(x: number, filling: "heaped" | "empty", colour: string): string {
  const [top, bottom] = [ground - 70, ground + 130];
  const inside = `<path d="M${x - 170} ${top}h340l-16 26h-308z" fill="#2b2f31"/>`;
  return `${filling === "heaped" ? heap(x, top + 6, 160, 95) : inside}
    <path d="M${x - 180} ${top + 14}h360l-44 ${bottom - top - 14}h-272z" fill="${colour}"/>
    <path d="M${x - 186} ${top}h372v20h-372z" fill="#3c4347"/>
    <path d="M${x - 95} ${top + 34}l10 130M${x + 95} ${top + 34}l-10 130" stroke="#00000040" stroke-width="12"/>`;
}

function heap(x: number, y: number, halfWidth: number, rise: number): string {
  const points = [-1, -0.7, -0.35, 0, 0.3, 0.65, 1].map(
    (at, index) => `${x + at * halfWidth} ${y - rise * (1 - at * at) * (index % 2 === 0 ? 1 : 0.8)}`,
  );
  return `<path d="M${points.join("L")}z" fill="#7d6a51"/><path d="M${points.slice(2, 5).join("L")}z" fill="#a08b6d"/>`;
}
