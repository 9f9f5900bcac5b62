import type { SeparationFolder } from "@kreislauf/contract/separation";
import type { TestCompany } from "../factories/company.ts";
import { testPdf } from "../factories/site.ts";
import type { TestPortal } from "../portal/portal.ts";

const of = ({ siteId }: TestCompany) => `year=2027&serviceLocationId=${siteId}`;

const evidence = ({ siteId }: TestCompany) => ({
  path: "/separation/evidence",
  body: {
    serviceLocationId: siteId,
    year: 2027,
    subject: "textiles",
    kind: "offer",
    attachments: [{ fileName: "angebot.pdf", file: testPdf() }],
  },
});

/** An example call of every endpoint about the separation folder that succeeds for an authorised user. */
export function separationExamples(portal: () => TestPortal) {
  const added = async (company: TestCompany) => {
    const answer = await portal().call({ method: "POST", ...evidence(company), token: company.token });
    return { path: `/separation/evidence/${answer.json<SeparationFolder>().evidence.at(-1)?.id}` };
  };
  return {
    separationFolder: (company: TestCompany) => ({ path: `/separation/folder?${of(company)}` }),
    downloadSeparationFolder: (company: TestCompany) => ({
      path: `/separation/folder/download?${of(company)}`,
    }),
    zipSeparationFolder: (company: TestCompany) => ({ path: `/separation/folder/zip?${of(company)}` }),
    separationSites: () => ({ path: "/separation/sites?year=2027" }),
    requestSeparationBundle: ({ siteId }: TestCompany) => ({
      path: "/separation/bundle",
      body: { year: 2027, filter: { sites: [siteId] } },
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
    addSeparationEvidence: evidence,
    separationEvidence: added,
    removeSeparationEvidence: added,
  };
}
