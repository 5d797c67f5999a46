export type Step = 1 | -1;

/** What of a scrolled row says where it stands, px. */
type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'> & {
  readonly children: { readonly length: number };
};

/**
 * Where a row of equal slides is scrolled to by one step, px, and the number of the slide that then stands first: beyond either
 * end it begins at the other one.
 */
export function stepIn(row: Scrolled, step: Step): { readonly left: number; readonly at: number } {
  const { scrollLeft, scrollWidth, clientWidth, children } = row;
  const slide = scrollWidth / Math.max(1, children.length) || 1;
  const end = Math.max(0, scrollWidth - clientWidth);
  const isAtEdge = step > 0 ? scrollLeft >= end - 1 : scrollLeft <= 1;
  const edge = step > 0 ? 0 : end;
  const left = isAtEdge ? edge : Math.min(end, Math.max(0, scrollLeft + step * slide));
  return { left, at: Math.round(left / slide) };
}
