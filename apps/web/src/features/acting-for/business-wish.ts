/** What `?business=` of the dashboard may say beside a business's id: to stop acting for one, or to be asked for another. */
export const WISH = { none: 'none', choice: 'choose' } as const;

export type BusinessWish = { readonly actFor: number | null } | 'choose' | null;

/** What the address wishes; null for nothing, or for what cannot be a business. */
export function wishIn(search: string | null): BusinessWish {
  if (search === WISH.choice) return 'choose';
  if (search === WISH.none) return { actFor: null };
  const id = Number(search);
  return Number.isSafeInteger(id) && id > 0 ? { actFor: id } : null;
}
