import type { Account } from '@mercadito/contracts/accounts';

/** A customer as the server describes her. */
export function anAccount(fields: Partial<Account> = {}, kind: Account['profile']['kind'] = 'user'): Account {
  return {
    id: 5,
    username: 'lupita',
    first_name: 'Lupita',
    last_name: 'Ríos',
    email: 'lupita@example.com',
    profile: { role: kind, kind, image: null, image_picture: null, subscriptionActive: false },
    subscriptionStatus: { active: false, until: null },
    company_id: null,
    driver_id: null,
    must_change_password: false,
    ...fields,
  };
}
