import type { TestCompany } from "../factories/company.ts";

const of = ({ siteId }: TestCompany) => `year=2027&serviceLocationId=${siteId}`;

/** An example call of every endpoint of the room that succeeds for an authorised user. */
export const separationExamples = {
  separationFolder: (company: TestCompany) => ({ path: `/separation/folder?${of(company)}` }),
  downloadSeparationFolder: (company: TestCompany) => ({
    path: `/separation/folder/download?${of(company)}`,
  }),
  saveSeparationReason: ({ siteId }: TestCompany) => ({
    path: "/separation/reason",
    body: {
      serviceLocationId: siteId,
      year: 2027,
      fraction: "textiles",
      reason: "small_quantity",
      explanation: "Nur einzelne Putzlappen",
      version: 0,
    },
  }),
};
