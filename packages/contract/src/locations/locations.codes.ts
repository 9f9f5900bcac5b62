/** Which sites a list holds (product.md section 7); `all` includes inactive ones and needs location managers. */
export const locationFilter = { active: 1, all: 2 } as const;
