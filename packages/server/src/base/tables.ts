/** Every table with its row type. Each room adds its own in its `<room>.tables.ts`, so that base knows no room. */
export interface Tables {}
