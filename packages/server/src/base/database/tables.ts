/** All tables with their row types. Each room adds its own in `<room>.tables.ts`, so that `base` depends on no room. */
export interface Tables {}
