/** What `?business=` of the dashboard may say beside a business's id: to stop acting for one, or to be asked for another. */
export const DASHBOARD_SEARCH = { none: 'none', choice: 'choose' } as const;

export type DashboardSearch = { readonly actFor: number | null } | 'choose' | null;

/** What the address asks for; null for nothing, or for what cannot be a business. */
export function readDashboardSearch(search: string | null): DashboardSearch {
  if (search === DASHBOARD_SEARCH.choice) return 'choose';
  if (search === DASHBOARD_SEARCH.none) return { actFor: null };
  const id = Number(search);
  return Number.isSafeInteger(id) && id > 0 ? { actFor: id } : null;
}
