/** What other orders tell of whoever ordered; all of it zero and known of somebody to whom orders come as a rule. */
export interface CustomerRecord {
  /** Whether this account has been delivered an order under this telephone. */
  readonly isKnown: boolean;
  /** Failed deliveries since the last one that went well: of this telephone, and at this address, whoever ordered. */
  readonly failedOfNumber: number;
  readonly failedOfAddress: number;
}

/** As the database and the wire tell it. */
interface ToldRecord {
  readonly is_known: boolean;
  readonly failed_of_number: number;
  readonly failed_of_address: number;
}

export const recordAsTold = (told: ToldRecord): CustomerRecord => ({
  isKnown: told.is_known,
  failedOfNumber: told.failed_of_number,
  failedOfAddress: told.failed_of_address,
});

/** Why somebody may be asked whether an order is meant. */
export type Doubt =
  | { readonly about: 'new_number' }
  | { readonly about: 'failed_number' | 'failed_address'; readonly count: number };

/** What speaks for asking before an order is brought (DISPATCH-13): cash at the door and a telephone that nobody has proved invite pranks. */
export function doubtsAbout({ isKnown, failedOfNumber, failedOfAddress }: CustomerRecord): Doubt[] {
  return [
    ...(isKnown ? [] : [{ about: 'new_number' as const }]),
    ...(failedOfNumber > 0 ? [{ about: 'failed_number' as const, count: failedOfNumber }] : []),
    ...(failedOfAddress > 0 ? [{ about: 'failed_address' as const, count: failedOfAddress }] : []),
  ];
}
