import type { ServiceAnswer } from '@mercadito/contracts/services';
import { fromThousandths } from '@mercadito/domain/money/minor-units';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import type { ServiceRow } from './services.queries.ts';

/** A service as the wire shows it. */
export function serviceView(row: ServiceRow): ServiceAnswer {
  const photo = pictureOf(row.photo);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    photo: addressOf(photo),
    photo_picture: photo,
    hour_price: row.hour_price_millis === null ? null : fromThousandths(row.hour_price_millis),
    currency: row.currency,
    contact_phone: row.contact_phone,
    category: { id: row.category_id, name: row.category_name, name_en: row.category_name_en },
    zones: row.zones,
    description: row.description ?? '',
    is_available: row.is_available,
    subscription_active: row.member_only,
    is_pin: row.is_pin,
    // Nobody can review a service; the field stays for clients that know it (SERVICE-3).
    rating: 0,
    discount: row.discount,
    company_name: row.company_name,
    company: { pk: row.company_id, name: row.company_name },
    updated_at: row.updated_at,
  };
}
