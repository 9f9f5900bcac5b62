import type { ContainerDrawing } from "@kreislauf/contract/catalog";

/** How a path is painted. `Flat` means without an outline, `Fine` with a thin one. */
export type DrawingPaint =
  | "body"
  | "bodyFlat"
  | "shade"
  | "shadeFlat"
  | "light"
  | "lightFine"
  | "material"
  | "materialFine"
  | "line"
  | "detail"
  | "foot"
  | "dot";

/**
 * The side views of docs/design.md 4.3 for print, back to front, in a viewBox of 128 x 96 with the ground at y = 84.
 * The web app has drawings of its own, with more paints.
 */
export const containerDrawingLayers: Readonly<
  Record<ContainerDrawing, readonly (readonly [DrawingPaint, string])[]>
> = {
  absetzcontainer: [
    ["material", "M20 37l11-10 9 3 9-13 14 4 9-6 13 11 9-2 14 13z"],
    ["detail", "M40 30l7 7M63 21l-6 9M85 26l-8 8"],
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
  abrollcontainer: [
    ["material", "M25 31l9-9 11 3 8-8 14 4 9-5 13 9 9-2 12 8z"],
    ["detail", "M45 25l5 5M67 21l-4 6M89 25l-5 4"],
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
  umleerbehaelter: [
    ["material", "M33 30l9-9 8 3 8-9 12 5 7-4 9 9 7 5z"],
    ["detail", "M50 24l4 5M70 20l-4 7"],
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
  gitterbox: [
    ["bodyFlat", "M24 22h80v52H24z"],
    ["materialFine", "M27 74V58l10-10 12 4 8-14 15 5 8-6 12 12 9 5v20z"],
    ["detail", "M49 52l5 8M72 43l-6 9"],
    [
      "detail",
      "M36.5 27v45M46 27v45M55 27v45M64 27v45M73 27v45M82 27v45M91.5 27v45M27 36h74M27 45h74M27 60h74M27 67h74",
    ],
    ["light", "M22 19.5h84v5.5H22zM22 49.5h84v5H22zM22 71.5h84v5H22z"],
    ["light", "M22 19.5h6v57h-6zM100 19.5h6v57h-6z"],
    ["foot", "M23 77h13v7h-9zM105 77H92v7h9zM58 77h12v7H58z"],
    ["dot", "M44.5 52a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"],
    ["dot", "M80.5 52a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"],
  ],
  "big-bag": [
    ["material", "M34 36l9-8 9 2 8-8 12 4 8-3 8 8 6 5z"],
    ["detail", "M52 30l4 5M72 26l-4 6"],
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
  fass: [
    ["body", "M39 20h50v62H39z"],
    ["shadeFlat", "M75 22h13v58H75z"],
    ["material", "M57 43c5.5 6.5 9.5 11 9.5 16a9.5 9.5 0 0 1-19 0c0-5 4-9.5 9.5-16z"],
    ["detail", "M52.5 60.5c.4 2.2 1.9 3.7 4 4.1"],
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
  palette: [
    [
      "material",
      "M28.5 44h71a2.5 2.5 0 0 1 2.5 2.5v17a2.5 2.5 0 0 1 -2.5 2.5h-71a2.5 2.5 0 0 1 -2.5 -2.5v-17a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    [
      "material",
      "M35.5 21h57a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1 -2.5 2.5h-57a2.5 2.5 0 0 1 -2.5 -2.5v-18a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    [
      "detail",
      "M30 51.5c8-2 14 2 22 0s14 2 22 0 14 2 24 0M30 58.5c8-2 14 2 22 0s14 2 22 0 14 2 24 0M37 29c7-2 12 2 19 0s12 2 19 0 10 1 16 0M37 36.5c7-2 12 2 19 0s12 2 19 0 10 1 16 0",
    ],
    ["light", "M44 44h6v22h-6zM78 44h6v22h-6zM49 21h5v23h-5zM74 21h5v23h-5z"],
    [
      "light",
      "M17.5 66h93a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1 -1.5 1.5h-93a1.5 1.5 0 0 1 -1.5 -1.5v-2.5a1.5 1.5 0 0 1 1.5 -1.5z",
    ],
    ["shade", "M19 71.5h15v7H19zM56.5 71.5h15v7h-15zM94 71.5h15v7H94z"],
    [
      "light",
      "M17.5 78.5h93a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1 -1.5 1.5h-93a1.5 1.5 0 0 1 -1.5 -1.5v-2.5a1.5 1.5 0 0 1 1.5 -1.5z",
    ],
  ],
  presscontainer: [
    ["body", "M44 27c0-3 2-5 5-5h66c3 0 5 2 5 5v44H44z"],
    ["shadeFlat", "M45 27c0-3 1.5-4 4-4h66c2.5 0 4 1 4 4v4H45z"],
    ["detail", "M44 31.5h76"],
    [
      "material",
      "M55.5 38h39a2.5 2.5 0 0 1 2.5 2.5v21a2.5 2.5 0 0 1 -2.5 2.5h-39a2.5 2.5 0 0 1 -2.5 -2.5v-21a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    ["detail", "M62 38v26M69.5 38v26M76 38v26M81.5 38v26M86 38v26M90 38v26M93.5 38v26"],
    ["line", "M105 31.5V71"],
    ["detail", "M112 42v18M109.5 47h5M109.5 56h5"],
    ["shade", "M7 20h38l-6 17H13z"],
    ["body", "M13 37h31v34H13z"],
    ["lightFine", "M18.5 44h20v18h-20z"],
    ["line", "M23 53h10M29.5 48.5L34 53l-4.5 4.5"],
    ["line", "M44 71V27"],
    ["light", "M11 71h111v5.5H11z"],
    ["foot", "M20 77h18l-4 7H22z"],
    ["light", "M102 78a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"],
    ["dot", "M106.2 78a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z"],
  ],
};
