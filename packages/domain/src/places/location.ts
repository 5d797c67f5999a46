export type Location = {
  /** What is stored and sent. */
  readonly value: string;
  /** What people read. */
  readonly label: string;
};

/**
 * The places that are served, in their order (PLACE-1). The first one is the product's own town,
 * configured as `PRODUCT_NAME`. "Colonia Lebaron" is stored as `Lebaron`.
 */
export function locationsOf(productName: string): readonly Location[] {
  return [
    { value: productName, label: productName },
    { value: 'Lagunitas', label: 'Lagunitas' },
    { value: 'Lebaron', label: 'Colonia Lebaron' },
    { value: 'Angostura', label: 'Angostura' },
    { value: 'San Jeronimo', label: 'San Jeronimo' },
  ];
}

/** Whether a stored or received value names one of the places that are served. */
export function isLocation(value: string, productName: string): boolean {
  return locationsOf(productName).some((location) => location.value === value);
}

/** The name people read for a stored value; the value itself for one that is no longer served. */
export function locationLabel(value: string, productName: string): string {
  return locationsOf(productName).find((location) => location.value === value)?.label ?? value;
}

/** The place of an address as one writes it, each name once: a town that is its own municipality is not said twice (PLACE-2). */
export function placeLine(
  {
    neighborhood,
    municipality,
    state,
  }: { readonly neighborhood: string; readonly municipality: string; readonly state: string },
  productName: string,
): string {
  return [...new Set([locationLabel(neighborhood, productName), municipality, state])].filter(Boolean).join(', ');
}
