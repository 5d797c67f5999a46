/**
 * The sections of a shop, in the order of its categories: those, or what its only one is divided into. Fewer than two divide nothing
 * (BUSINESS-34).
 */
export function shopSections<Category>(
  categories: readonly (Category & { readonly sub_categories: readonly Category[] })[],
): readonly Category[] {
  const [first, second] = categories;
  const sections = first && !second ? first.sub_categories : categories;
  return sections.length < 2 ? [] : sections;
}
