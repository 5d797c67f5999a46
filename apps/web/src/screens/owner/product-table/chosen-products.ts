/** The products that something is done with: by name, or all of the business. */
export interface Chosen {
  /** Names by their ids; empty where all are meant. */
  readonly names: ReadonlyMap<number, string>;
  readonly isAll: boolean;
}

export const NONE_CHOSEN: Chosen = { names: new Map(), isAll: false };

/** How a call names them. */
export const targetOf = ({ names, isAll }: Chosen): { all: true } | { ids: number[] } =>
  isAll ? { all: true } : { ids: [...names.keys()] };
