/** A product or a business that may stand in a row. */
export interface Candidate {
  readonly id: number;
  /** Whose it is: of one shop few stand in one row. */
  readonly company_id: number;
}

const SIZE = 7;
const OF_ONE_SHOP = 2;

/** The first candidates that stand in no row yet, and no more than two of one shop. */
function fill(candidates: readonly Candidate[], shown: ReadonlySet<number>): number[] {
  const ofShop = new Map<number, number>();
  const ids: number[] = [];
  for (const { id, company_id } of candidates) {
    const others = ofShop.get(company_id) ?? 0;
    if (ids.length === SIZE || shown.has(id) || others === OF_ONE_SHOP) continue;
    ofShop.set(company_id, others + 1);
    ids.push(id);
  }
  return ids;
}

/** Fills rows in their order, so that nothing stands in two of them. */
export function fillRails<Name extends string>(
  candidates: Readonly<Record<Name, readonly Candidate[]>>,
  order: readonly Name[],
): Record<Name, number[]> {
  const shown = new Set<number>();
  const rails = {} as Record<Name, number[]>;
  for (const name of order) {
    rails[name] = fill(candidates[name], shown);
    for (const id of rails[name]) shown.add(id);
  }
  return rails;
}
