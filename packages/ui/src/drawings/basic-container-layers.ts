/** The shapes of the drawings. The catalog says for each container type which shape is drawn. */
export type ContainerShape =
  | "skip"
  | "rollOff"
  | "press"
  | "wheeledBin"
  | "meshBox"
  | "bigBag"
  | "drum"
  | "pallet";

/** Paints that begin with `material` draw the content; an empty container is drawn without them. */
export type ContainerPaint =
  | "body"
  | "bodyFlat"
  | "shade"
  | "shadeFlat"
  | "light"
  | "lightFine"
  | "line"
  | "detail"
  | "mesh"
  | "foot"
  | "dot"
  | "material"
  | "materialFine"
  | "materialDetail"
  | "materialCrease"
  | "materialStrap";

/** Paths from back to front, in a viewBox of 128 x 96 with the ground at y = 84. */
export type ContainerLayers = readonly (readonly [ContainerPaint, string])[];

/** The drawings on the sign-in page. All others are loaded with the screens that show them. */
export const basicContainerLayers = {
  rollOff: [
    ["material", "M25 31l9-9 11 3 8-8 14 4 9-5 13 9 9-2 12 8z"],
    ["materialDetail", "M45 25l5 5M67 21l-4 6M89 25l-5 4"],
    ["body", "M19 34h100v37H19z"],
    ["shadeFlat", "M101 34h18v37h-18z"],
    ["detail", "M31 34v37M43 34v37M55 34v37M67 34v37M79 34v37M91 34v37"],
    ["line", "M101 34v37"],
    ["detail", "M110 43v19M107.5 48h5M107.5 57h5"],
    [
      "light",
      "M18 29.5h101a2.5 2.5 0 0 1 2.5 2.5v1a2.5 2.5 0 0 1 -2.5 2.5h-101a2.5 2.5 0 0 1 -2.5 -2.5v-1a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    ["line", "M19 34v37h100V34"],
    ["line", "M19 62L9.5 47.5c-1.8-3.2.2-6.5 3.6-6.5H19"],
    ["light", "M17 71h104v5.5H17z"],
    ["foot", "M24 77h18l-4 7H26z"],
    ["light", "M100 78a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"],
    ["dot", "M104.2 78a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z"],
  ],
  skip: [
    ["material", "M20 37l11-10 9 3 9-13 14 4 9-6 13 11 9-2 14 13z"],
    ["materialDetail", "M40 30l7 7M63 21l-6 9M85 26l-8 8"],
    ["body", "M15 40h98L93 79H35z"],
    ["shadeFlat", "M44 40h10l4 39H48zM74 40h10l-4 39H70z"],
    ["detail", "M44 40l4 39M54 40l4 39M84 40l-4 39M74 40l-4 39"],
    ["line", "M15 40h98L93 79H35z"],
    [
      "light",
      "M13 35h102a2.5 2.5 0 0 1 2.5 2.5v1.5a2.5 2.5 0 0 1 -2.5 2.5h-102a2.5 2.5 0 0 1 -2.5 -2.5v-1.5a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    ["light", "M25.4 52.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"],
    ["light", "M95.4 52.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z"],
    ["foot", "M38 79.5h12v4.5H38zM78 79.5h12v4.5H78z"],
  ],
  wheeledBin: [
    ["material", "M33 30l9-9 8 3 8-9 12 5 7-4 9 9 7 5z"],
    ["materialDetail", "M50 24l4 5M70 20l-4 7"],
    ["shade", "M93 29l9.5-21.5c.9-2.1 3.3-3.1 5.5-2.2s3.1 3.4 2.2 5.5L101 33z"],
    ["body", "M28 33h70l-6 40.5H34z"],
    ["shadeFlat", "M29 39h9l4 34h-7zM97 39h-9l-4 34h7z"],
    ["detail", "M38 35l4 38M88 35l-4 38"],
    ["lightFine", "M53 45h20a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-20a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z"],
    ["detail", "M56 51h14M56 55.5h8"],
    ["light", "M26.5 28.5h73a3 3 0 0 1 3 3v0.5a3 3 0 0 1 -3 3h-73a3 3 0 0 1 -3 -3v-0.5a3 3 0 0 1 3 -3z"],
    ["light", "M25.1 42a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z"],
    ["line", "M97 42h8v8"],
    ["light", "M39.5 78.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z"],
    ["light", "M75.5 78.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z"],
    ["dot", "M43.4 78.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z"],
    ["dot", "M79.4 78.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z"],
  ],
  bigBag: [
    ["material", "M34 36l9-8 9 2 8-8 12 4 8-3 8 8 6 5z"],
    ["materialDetail", "M52 30l4 5M72 26l-4 6"],
    [
      "body",
      "M31 36h66c1 5 3.5 12 4 22 .4 9-1 17-3 22-.9 2.6-2.6 4-5 4H35c-2.4 0-4.1-1.4-5-4-2-5-3.4-13-3-22 .5-10 3-17 4-22z",
    ],
    [
      "shadeFlat",
      "M36 36h8c-1.6 14-1.6 34 0 48h-8c-2-14-2-34 0-48zM92 36h-8c1.6 14 1.6 34 0 48h8c2-14 2-34 0-48z",
    ],
    [
      "detail",
      "M36 36c-2 14-2 34 0 48M44 36c-1.6 14-1.6 34 0 48M92 36c2 14 2 34 0 48M84 36c1.6 14 1.6 34 0 48",
    ],
    ["line", "M36 40V20c0-9 14-11 14 0v16M92 40V20c0-9-14-11-14 0v16"],
    ["line", "M31 36h66"],
    ["lightFine", "M55 51h18a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-18a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2z"],
    ["detail", "M57.5 57h13M57.5 62h8"],
    ["line", "M35 84h58"],
  ],
  drum: [
    ["body", "M39 20h50v62H39z"],
    ["shadeFlat", "M75 22h13v58H75z"],
    ["material", "M57 43c5.5 6.5 9.5 11 9.5 16a9.5 9.5 0 0 1-19 0c0-5 4-9.5 9.5-16z"],
    ["materialDetail", "M52.5 60.5c.4 2.2 1.9 3.7 4 4.1"],
    [
      "light",
      "M38.5 34h51a2.5 2.5 0 0 1 2.5 2.5v0a2.5 2.5 0 0 1 -2.5 2.5h-51a2.5 2.5 0 0 1 -2.5 -2.5v-0a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    ["line", "M39 40v38M89 40v38"],
    ["light", "M39 16.5h50a3 3 0 0 1 3 3v0a3 3 0 0 1 -3 3h-50a3 3 0 0 1 -3 -3v-0a3 3 0 0 1 3 -3z"],
    ["light", "M39 78h50a3 3 0 0 1 3 3v0a3 3 0 0 1 -3 3h-50a3 3 0 0 1 -3 -3v-0a3 3 0 0 1 3 -3z"],
    ["foot", "M45 12h9v4.5h-9zM76 13h6v3.5h-6z"],
    ["detail", "M75 44v6M75 66v6"],
  ],
} as const satisfies Record<string, ContainerLayers>;
