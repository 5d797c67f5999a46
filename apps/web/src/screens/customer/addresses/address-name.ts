import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { joinWords } from '@mercadito/domain/join-words';

/** What a person calls an address, else its street. */
export const addressNameOf = ({ address_name, street_1, exterior_number }: CustomerAddress): string =>
  address_name || joinWords(street_1, exterior_number);
