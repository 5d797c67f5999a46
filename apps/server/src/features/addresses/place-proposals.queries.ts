import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Pin } from './stored-pin.ts';

/** Which house an order was brought to. */
interface House {
  readonly address_id: number | null;
  readonly user_id: number;
  readonly neighborhood: string;
  readonly street_1: string;
  readonly exterior_number: string;
}

interface Proposal {
  readonly transaction_id: string;
  readonly driver_name: string;
  readonly proposed_at: string;
}

/** Answers the address that it is proposed for; undefined where that is gone, or another house by now. */
export async function insertProposal(
  transaction: Db,
  house: House,
  pin: Pin,
  proposal: Proposal,
): Promise<number | undefined> {
  const address = await transaction
    .selectFrom('customer_addresses')
    .select('id')
    .where('id', '=', house.address_id ?? 0)
    .where('person_id', '=', house.user_id)
    .where('neighborhood', '=', house.neighborhood)
    .where('street_1', '=', house.street_1)
    .where('exterior_number', '=', house.exterior_number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { latitude_micros, longitude_micros } = pin;
  if (!address || latitude_micros === null || longitude_micros === null) return undefined;
  const row = { latitude_micros, longitude_micros, pin_accuracy_m: pin.pin_accuracy_m, ...proposal };
  await transaction
    .insertInto('place_proposals')
    .values({ address_id: address.id, ...row })
    .onConflict((conflicting) => conflicting.column('address_id').doUpdateSet(row))
    .execute();
  return address.id;
}

/** Which proposal its person has seen; what is left out is not compared. */
export interface SeenProposal {
  readonly transaction_id?: string | undefined;
  readonly proposed_at?: string | undefined;
}

/** Takes away what was proposed for an address, and answers it; undefined for none, and for another one than is named. */
export function takeProposal(transaction: Db, addressId: number, { transaction_id, proposed_at }: SeenProposal) {
  return transaction
    .deleteFrom('place_proposals')
    .where('address_id', '=', addressId)
    .$if(transaction_id !== undefined, (query) => query.where('transaction_id', '=', transaction_id ?? ''))
    .$if(proposed_at !== undefined, (query) => query.where('proposed_at', '=', proposed_at ?? ''))
    .returning(['latitude_micros', 'longitude_micros', 'pin_accuracy_m'])
    .executeTakeFirst();
}

interface ProposalRow extends Proposal {
  readonly latitude_micros: number;
  readonly longitude_micros: number;
  readonly pin_accuracy_m: number | null;
}

/** What is proposed for the address of a row; null for nothing. */
export const proposalOfAddress: RawBuilder<ProposalRow | null> = sql`(
  select json_build_object('latitude_micros', latitude_micros, 'longitude_micros', longitude_micros,
    'pin_accuracy_m', pin_accuracy_m, 'transaction_id', transaction_id, 'driver_name', driver_name, 'proposed_at', proposed_at)
  from place_proposals where address_id = customer_addresses.id)`;
