import type { Service } from '@mercadito/contracts/services';
import type { Currency } from '@mercadito/domain/money/currency';
import { amountText } from '@mercadito/domain/money/typed-number';

/** A service as its form begins with it, and as a write that changes one thing of it sends all others back. */
export const serviceFields = (service: Service) => ({
  name: service.name,
  hour_price: service.hour_price === null ? '' : amountText(service.hour_price, 3),
  // One that only a newer server knows is refused until another is chosen.
  currency: service.currency as Currency,
  contact_phone: service.contact_phone,
  category_id: String(service.category.id),
  zones_ids: service.zones.map(({ id }) => id).join(','),
  description: service.description,
  is_available: service.is_available,
  subscription_active: service.subscription_active,
});
