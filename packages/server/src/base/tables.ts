/** Every table with its row type. Each room adds its own in its `<room>.tables.ts`, so that base knows no room. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {}
