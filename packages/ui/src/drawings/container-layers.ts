import { basicContainerLayers, type ContainerLayers, type ContainerShape } from "./basic-container-layers.ts";

/** The drawings of all containers, seen from the side. */
export const containerLayers: Readonly<Record<ContainerShape, ContainerLayers>> = {
  ...basicContainerLayers,
  press: [
    ["body", "M44 27c0-3 2-5 5-5h66c3 0 5 2 5 5v44H44z"],
    ["shadeFlat", "M45 27c0-3 1.5-4 4-4h66c2.5 0 4 1 4 4v4H45z"],
    ["detail", "M44 31.5h76"],
    [
      "material",
      "M55.5 38h39a2.5 2.5 0 0 1 2.5 2.5v21a2.5 2.5 0 0 1 -2.5 2.5h-39a2.5 2.5 0 0 1 -2.5 -2.5v-21a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    ["materialDetail", "M62 38v26M69.5 38v26M76 38v26M81.5 38v26M86 38v26M90 38v26M93.5 38v26"],
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
  meshBox: [
    ["bodyFlat", "M24 22h80v52H24z"],
    ["materialFine", "M27 74V58l10-10 12 4 8-14 15 5 8-6 12 12 9 5v20z"],
    ["materialDetail", "M49 52l5 8M72 43l-6 9"],
    [
      "mesh",
      "M36.5 27v45M46 27v45M55 27v45M64 27v45M73 27v45M82 27v45M91.5 27v45M27 36h74M27 45h74M27 60h74M27 67h74",
    ],
    ["light", "M22 19.5h84v5.5H22zM22 49.5h84v5H22zM22 71.5h84v5H22z"],
    ["light", "M22 19.5h6v57h-6zM100 19.5h6v57h-6z"],
    ["foot", "M23 77h13v7h-9zM105 77H92v7h9zM58 77h12v7H58z"],
    ["dot", "M44.5 52a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"],
    ["dot", "M80.5 52a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"],
  ],
  pallet: [
    [
      "material",
      "M28.5 44h71a2.5 2.5 0 0 1 2.5 2.5v17a2.5 2.5 0 0 1 -2.5 2.5h-71a2.5 2.5 0 0 1 -2.5 -2.5v-17a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    [
      "material",
      "M35.5 21h57a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1 -2.5 2.5h-57a2.5 2.5 0 0 1 -2.5 -2.5v-18a2.5 2.5 0 0 1 2.5 -2.5z",
    ],
    [
      "materialCrease",
      "M30 51.5c8-2 14 2 22 0s14 2 22 0 14 2 24 0M30 58.5c8-2 14 2 22 0s14 2 22 0 14 2 24 0M37 29c7-2 12 2 19 0s12 2 19 0 10 1 16 0M37 36.5c7-2 12 2 19 0s12 2 19 0 10 1 16 0",
    ],
    ["materialStrap", "M44 44h6v22h-6zM78 44h6v22h-6zM49 21h5v23h-5zM74 21h5v23h-5z"],
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
};
