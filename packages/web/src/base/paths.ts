/** The path of every screen (docs/coverage.md 2); `$name` is a parameter. */
export const paths = {
  maintenance: "/maintenance",
  login: "/login",
  selectCompany: "/login/select-company",
  companyAccount: "/login/company-account",
  resetPassword: "/reset-password/$token",
  join: "/join/$token",
  disposer: "/disposer/$token",
  dashboard: "/dashboard",
  orderHistory: "/order-history",
  order: "/order/$orderId",
  agreements: "/agreements",
  siteOrders: "/agreements/several-sites",
  balance: "/balance",
  labels: "/labels",
  container: "/container/$token",
  orderContainer: "/container/$token/order",
  containerReport: "/container-report/$reportId",
  statistics: "/statistics",
  calendar: "/calendar",
  proofs: "/proofs",
  register: "/proofs/register",
  separation: "/proofs/separation",
  mailedExport: "/export/$exportId",
  quote: "/quote/$quoteId",
  approvals: "/approvals",
  references: "/references",
  budgets: "/budgets",
  notifications: "/notifications",
  preferences: "/preferences",
  documents: "/documents",
  invoice: "/documents/invoice/$documentId",
  statement: "/documents/statement",
  bookings: "/documents/bookings",
  invoiceRecipients: "/documents/invoice-recipients",
  siteSettings: "/settings/location",
  site: "/settings/location/$id",
  createSite: "/settings/location/create",
  editSite: "/settings/location/edit/$id",
  userSettings: "/settings/user",
  inviteUser: "/settings/user/invite",
  createExternalContact: "/settings/externalUser/create",
  editUser: "/settings/user/edit/$id",
  editInvitedUser: "/settings/invitedUser/edit/$id",
  editExternalContact: "/settings/externalUser/edit/$id",
  imprint: "/imprint",
  privacyPolicy: "/privacy-policy",
  contact: "/contact",
  help: "/help",
  faq: "/help/faq",
  mobileSettings: "/mobile-settings",
} as const;

export type RouteName = keyof typeof paths;

type ValueNames<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ValueNames<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

/** Screens whose path has no parameter. */
export type PlainRouteName = {
  [N in RouteName]: ValueNames<(typeof paths)[N]> extends never ? N : never;
}[RouteName];

type Values<N extends RouteName> = { readonly [K in ValueNames<(typeof paths)[N]>]: string | number };

export type SearchParams = Readonly<Record<string, string | number | undefined>>;

type Destination<N extends RouteName> =
  ValueNames<(typeof paths)[N]> extends never
    ? [values?: Values<N>, search?: SearchParams]
    : [values: Values<N>, search?: SearchParams];

/** The path of a screen without the '#', with its parameters filled in and its query appended: `/order/7`. */
export function pathTo<N extends RouteName>(name: N, ...[values, search]: Destination<N>): string {
  const given = new Map<string, string | number>(Object.entries(values ?? {}));
  const path = paths[name].replaceAll(/\$(\w+)/g, (_, value: string) =>
    encodeURIComponent(String(given.get(value))),
  );
  return withSearch(path, search ?? {});
}

/** The `href` of a plain link to a screen; the app follows such links without reloading. */
export function hrefTo<N extends RouteName>(name: N, ...destination: Destination<N>): string {
  return `#${pathTo(name, ...destination)}`;
}

export function withSearch(path: string, search: SearchParams): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== "") query.set(key, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

export const withoutSearch = (path: string): string => path.replace(/[?#].*$/, "");
