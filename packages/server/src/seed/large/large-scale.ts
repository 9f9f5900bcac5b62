/** The number of rows per table. Rows are numbered from 0 within their table. */
export interface LargeScale {
  readonly orders: number;
  readonly companies: number;
  readonly sites: number;
  /** Number of sites of company 0, the big company. It has the first sites and every tenth order. */
  readonly bigCompanySites: number;
  /** Users of the big company who see some of its sites, in addition to the one who sees all. */
  readonly bigCompanyColleagues: number;
  readonly agreementsPerSite: number;
}

/** One in this many orders belongs to the big company. */
export const bigCompanyShare = 10;

/**
 * The proportions of the large data set (docs/coverage.md D12.2): 10,000 companies, 50,000 sites and 1,000,000
 * orders.
 */
export function largeScale(orders: number): LargeScale {
  const companies = Math.max(2, Math.round(orders / 100));
  const bigCompanySites = Math.max(1, Math.round(orders / 2_000));
  return {
    orders,
    companies,
    sites: Math.max(bigCompanySites + companies - 1, Math.round(orders / 20)),
    bigCompanySites,
    bigCompanyColleagues: Math.min(19, bigCompanySites),
    agreementsPerSite: 3,
  };
}
