import { BROUGHT } from 'virtual:brought-with-screens';
import { allScreens, type ScreenName, screenAt, sourceOf } from '@mercadito/contracts/site/addresses';
import type { Screen } from '@mercadito/contracts/site/screen';
import { SCREENS, UNKNOWN } from '@mercadito/contracts/site/site-map';
import type { ComponentType } from 'react';
import type { ContractFile } from '../shared/api/contracts.ts';
import type { Namespace, TextKey } from '../shared/i18n/text-keys.ts';

type AnyScreen = ScreenName | 'unknown';

/** A screen's code, and what is asked for beside it. */
export interface Brought {
  readonly load: () => Promise<{ Component: ComponentType }>;
  readonly texts: readonly Namespace[];
  /** The files of contracts that its forms are checked against. */
  readonly contracts: readonly ContractFile[];
}

/** A screen of the site map as the web knows it. */
export interface SiteScreen extends Screen, Brought {
  readonly name: AnyScreen;
  readonly title: Extract<TextKey<'common'>, `${string}:${string}`> | { readonly nameIn: 'first read' };
}

const KNOWN: Readonly<Record<AnyScreen, Omit<SiteScreen, 'name' | keyof Brought>>> = {
  ...SCREENS,
  unknown: UNKNOWN,
};

/** The file of a screen is there: `npm run check` compares files and site map. */
const withCode = ({ name, source }: { name: AnyScreen; source: string }): SiteScreen => ({
  ...KNOWN[name],
  name,
  ...(BROUGHT[source] as Brought),
});

/** Every screen of the site, that of unknown pages too. */
export const SITE_SCREENS: readonly SiteScreen[] = allScreens().map(withCode);

/** The screen at an address; the one of unknown pages where there is none. */
export function siteScreenAt(pathname: string): SiteScreen {
  const { name } = screenAt(pathname);
  return SITE_SCREENS.find((screen) => screen.name === name) ?? withCode({ name, source: sourceOf(name) });
}
