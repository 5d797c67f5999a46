import type { SiteSettings } from '@mercadito/contracts/settings';
import { firstTown } from '@mercadito/domain/town/town';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useGetSettingsQuery } from './site.api.ts';

/** What SITE-2 gives as defaults; shown until the settings have come. */
const DEFAULTS: SiteSettings = {
  delivery_available: true,
  usd_mxn_value: 1,
  cart_message_value: '',
  updated_at: '1970-01-01T00:00:00.000Z',
  site: {
    product: 'Galeana',
    brand: 'Galeana Biz',
    time_zone: 'America/Chihuahua',
    classifieds_url: '',
    contacts: [],
    owners_need_subscription: true,
  },
};

type KnownSettings = SiteSettings & { readonly isKnown: boolean };

const Settings = createContext<KnownSettings>({ ...DEFAULTS, isKnown: false });

/** Around the application: asks once for what dozens of cards on a page need, which would take a phone a tenth of a second. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useGetSettingsQuery();
  const settings = useMemo(() => ({ ...(data?.settings ?? DEFAULTS), isKnown: data !== undefined }), [data]);
  return <Settings value={settings}>{children}</Settings>;
}

/** The settings everybody may know; `isKnown` tells whether they have ever been loaded. */
export function useSettings(): KnownSettings {
  return use(Settings);
}

type Site = SiteSettings['site'] & Required<Pick<SiteSettings['site'], 'places' | 'state' | 'municipality'>>;

/** What a server of the version before leaves out: what a town begins with. */
function withFirstTown(site: SiteSettings['site']): Site {
  const { places, state, municipality } = firstTown({
    productName: site.product,
    brandName: site.brand,
    timeZone: site.time_zone,
    contacts: site.contacts,
    classifiedsUrl: site.classifieds_url,
  });
  return { places: [...places], state, municipality, ...site };
}

const isWhole = (site: SiteSettings['site']): site is Site =>
  site.places !== undefined && site.state !== undefined && site.municipality !== undefined;

/** This installation and its town: names, zone, contacts and places. */
export function useSite(): Site {
  const { site } = useSettings();
  return isWhole(site) ? site : withFirstTown(site);
}
