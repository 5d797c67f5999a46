import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import * as z from 'zod';

/** One that no device has made and that has signed nothing, in the form of both. */
export const A_CREDENTIAL = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: {
    ...{ clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AAAA' },
    ...{ signature: 'AAAA', userHandle: 'MQ' },
  },
};

/** A usable value for each field name of the contracts that a plain 1, 'text' or true does not satisfy. */
const SAMPLES: Record<string, unknown> = {
  action: 'all',
  alternate_number: '+52 636 123 4567',
  availability_status: 'available',
  credential: A_CREDENTIAL,
  contact_phone: '+52 636 123 4567',
  current_order: 'AAAAAAAAAAAA',
  current_password: 'a-good-password',
  email: 'somebody@example.com',
  expected_total: 1,
  from: '2026-11-21',
  facebook_url: 'https://example.com/shop',
  job_id: '0199d1c4-0000-7000-8000-000000000001',
  language: 'es',
  language_value: 'es',
  load_type: 'light',
  location: 'Galeana',
  names: 'jitomate = tomate',
  neighborhood: 'Galeana',
  new_password: 'another-good-password',
  dates: [{ date: '2027-12-25' }],
  opening_hours: [{ day_no: 1, opens: '08:00', shuts: '16:00' }],
  password: 'a-good-password',
  postal_code: '31870',
  secret: 'A'.repeat(43),
  status_item: 'not_found',
  subscription_product_until: '2030-01-01',
  telephone_number: '+52 636 123 4567',
  to: '2026-11-22',
  transaction_id: 'AAAAAAAAAAAA',
  transactionId: 'AAAAAAAAAAAA',
  transaction_ids: ['AAAAAAAAAAAA'],
  username: 'somebody',
  whatsapp_number: '+52 636 123 4567',
  phone: '+52 636 123 4567',
  phone_number: '+52 636 123 4567',
  zones_ids: '1',
  cart_items: [],
  ratings: [],
  ids: [1],
  images_ids: [1],
  price: 10,
};

interface FieldSchema {
  readonly type?: string;
  readonly anyOf?: readonly FieldSchema[];
  readonly enum?: readonly unknown[];
}

function plainValue(schema: FieldSchema): unknown {
  if (schema.enum) return schema.enum[0];
  const kinds = [schema, ...(schema.anyOf ?? [])].map((each) => each.type);
  if (kinds.includes('integer') || kinds.includes('number')) return 1;
  if (kinds.includes('boolean')) return true;
  return 'text';
}

/** Input that passes a contract's own checks: its required fields, each with a plain or a sample value. */
export function sampleInput(endpoint: AnyEndpoint): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
    if (!part) continue;
    const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, FieldSchema>;
      required?: string[];
    };
    for (const field of schema.required ?? []) {
      input[field] = SAMPLES[field] ?? plainValue(schema.properties?.[field] ?? {});
    }
  }
  return input;
}
