import type { DemoCompanyKey } from "./demo-companies.ts";
import { demoPeople } from "./demo-people.ts";

/** A person's sign-in, with its device and how many days ago it was. */
export type DemoSignIn = readonly [email: string, device: string, daysAgo: number];

const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36";
const phone =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36";

const known: readonly DemoSignIn[] = [
  ["vertrag@demo.example", windows, 9],
  ["s.brandes@tiedemark.example", phone, 8],
  ["h.abel@tiedemark.example", windows, 7],
  ["auftrag@demo.example", phone, 6],
  ["e.szymanski@tiedemark.example", windows, 4],
  ["admin@demo.example", windows, 3],
  ["k.seibold@tiedemark.example", windows, 2],
  ["auftrag@demo.example", phone, 1],
  ["m.yildiz@hollerbeck.example", windows, 5],
  ["t.nguyen@hollerbeck.example", phone, 2],
  ["fremd@demo.example", windows, 1],
];

/** The sign-ins of the provider's staff at the desk. */
export const staffSignIns: readonly DemoSignIn[] = [
  ["belege@nordwerk.example", windows, 11],
  ["leitung@nordwerk.example", windows, 8],
  ["belege@nordwerk.example", windows, 5],
  ["dispo@nordwerk.example", windows, 2],
  ["leitung@nordwerk.example", windows, 2],
  ["dispo@nordwerk.example", windows, 1],
];

/** How many days ago the people who are not in `known` last signed in, in turn: most of them in the past week. */
const othersDaysAgo = [2, 1, 5, 13, 1, 4, 2, 27, 1, 3, 6];

/** The sign-ins in a company: those of everybody except people with an initial password, which nobody has used. */
export function demoSignIns(company: DemoCompanyKey): readonly DemoSignIn[] {
  const members = demoPeople.filter(
    ({ memberships, initialPassword }) =>
      initialPassword !== true && memberships.some((membership) => membership.company === company),
  );
  return members.flatMap(({ email }, index): readonly DemoSignIn[] => {
    const own = known.filter(([address]) => address === email);
    const daysAgo = othersDaysAgo[index % othersDaysAgo.length] ?? 1;
    return own.length > 0 ? own : [[email, index % 3 === 0 ? phone : windows, daysAgo]];
  });
}
