import { LARGEST_ID } from '@mercadito/domain/input-limits';

/** What may vary in an address: each name means the same on the whole site. */
const KINDS = {
  businessId: 'id',
  companyId: 'id',
  driverId: 'id',
  productId: 'id',
  /** What only who was sent the link knows: kept out of logs, previews and search engines. */
  secret: 'text',
  slug: 'text',
  transactionId: 'text',
  userId: 'id',
} as const;

type ParamName = keyof typeof KINDS;

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A path all of whose parameters are known. */
export type Path<P extends string> = NamesIn<P> extends ParamName ? P : never;

/** The parameters of a path: ids are numbers, all others texts. */
export type Params<P extends string> = {
  readonly [Name in NamesIn<P> & ParamName]: (typeof KINDS)[Name] extends 'id' ? number : string;
};

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Reads a parameter as it stands in an address; null for what it cannot be. */
export function readParam(name: string, segment: string): string | number | null {
  if (KINDS[name as ParamName] === 'text') return decoded(segment);
  const id = /^\d+$/.test(segment) ? Number(segment) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}
