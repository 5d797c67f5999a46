import type { Service } from '@mercadito/contracts/services';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import type { Currency } from '@mercadito/domain/money/currency';
import { amountText } from '@mercadito/domain/money/typed-number';
import { servicesApi } from '../../../entities/services/services.api.ts';
import type { AppThunk } from '../../../shared/api/store-hooks.ts';

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

/** A service as it stands on the server now, whatever is in the cache. @throws what the call was refused with */
export const readFreshService =
  (slug: string): AppThunk<Promise<Service>> =>
  async (dispatch) => {
    const reading = servicesApi.endpoints.readServices.initiate(
      { action: 'details', slug },
      { subscribe: false, forceRefetch: true },
    );
    const [found] = (await dispatch(reading).unwrap()).pages;
    if (!found || !('slug' in found)) throw new Error('One service was asked for, and a list came');
    return found;
  };

/** The tabs of an owner's services (SERVICE-5). */
export const SERVICE_TABS = { all: 'all_services', add: 'add_service', update: 'update_service' } as const;

export const toServices = (): Href => hrefTo('companyServices', {}, { label: SERVICE_TABS.all });
export const toNewService = (): Href => hrefTo('companyServices', {}, { label: SERVICE_TABS.add });
export const toServiceForm = (slug: string): Href =>
  hrefTo('companyServices', {}, { label: SERVICE_TABS.update, slug });
