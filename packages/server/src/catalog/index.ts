export { containerTypeOf, wasteTypeOf } from "./catalog.store.ts";
export { holidaysFrom, holidaysOf } from "./holidays.ts";
export type { HolidayPlace, Holidays } from "./holidays.ts";
