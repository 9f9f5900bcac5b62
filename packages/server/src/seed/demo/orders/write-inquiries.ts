import { berlinDate } from "@kreislauf/contract/base";
import type { Db } from "../../../base/database/database.ts";
import { createRandom } from "../../random.ts";
import { demoInquiries } from "../content/demo-inquiries.ts";
import { randomTimeOn, workingDaysFrom } from "./order-times.ts";
import type { WrittenSites } from "../companies/write-companies.ts";

/** Writes the first company's requests for quotes. */
export async function writeInquiries(db: Db, sites: WrittenSites, now: Temporal.Instant): Promise<void> {
  const random = createRandom(6_001);
  const people = await db.selectFrom("users").select(["id", "email"]).execute();
  const values = demoInquiries.map(({ waste, container, ...inquiry }) => {
    const site = sites.workshops.get(inquiry.site);
    const by = people.find(({ email }) => email === inquiry.by);
    if (site === undefined || by === undefined) throw new Error(`Nobody can ask at ${inquiry.site}.`);
    const momentAgo = (days: number) =>
      randomTimeOn(workingDaysFrom(berlinDate(now), -days, site.holidays), 8, 17, random).toString();
    const { answer } = inquiry;
    return {
      company_id: site.companyId,
      site_id: site.id,
      waste_type_id: typeof waste === "number" ? waste : null,
      container_type_id: typeof container === "number" ? container : null,
      custom_waste_type: typeof waste === "number" ? "" : waste.words,
      custom_container_type: typeof container === "number" ? "" : container.words,
      custom_container_size: typeof container === "number" ? "" : container.size,
      amount: inquiry.amount ?? "",
      note: inquiry.note ?? "",
      created_on: momentAgo(inquiry.askedDaysAgo),
      created_by: by.id,
      answer:
        answer === undefined
          ? null
          : JSON.stringify({ text: answer.text, answeredOn: momentAgo(answer.daysAgo) }),
    };
  });
  const byTime = values.toSorted((one, other) => (one.created_on < other.created_on ? -1 : 1));
  await db.insertInto("inquiries").values(byTime).execute();
}
