import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';

/** The tabs of an owner's services (SERVICE-5). */
export const SERVICE_TABS = { all: 'all_services', add: 'add_service', update: 'update_service' } as const;

export const toServices = (): Href => hrefTo('companyServices', {}, { label: SERVICE_TABS.all });
export const toNewService = (): Href => hrefTo('companyServices', {}, { label: SERVICE_TABS.add });
export const toServiceForm = (slug: string): Href =>
  hrefTo('companyServices', {}, { label: SERVICE_TABS.update, slug });
