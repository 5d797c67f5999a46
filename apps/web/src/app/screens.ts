import { TEXTS } from 'virtual:texts-of-screens';
import { allScreens, type ScreenName, screenAt, sourceOf } from '@mercadito/contracts/site/addresses';
import type { Screen } from '@mercadito/contracts/site/screen';
import { SCREENS, UNKNOWN } from '@mercadito/contracts/site/site-map';
import type { ComponentType } from 'react';
import type { Namespace, TextKey } from '../shared/i18n/text-keys.ts';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

type AnyScreen = ScreenName | 'unknown';

/** The code of every screen, by its file: an entry in the site map and a file of its name is all that a screen takes. */
const CODE = import.meta.glob<{ Component: ComponentType }>('../screens/*/*.screen.tsx');

/** A screen of the site map as the web knows it, with its code and the texts that come with it. */
export interface SiteScreen extends Screen {
  readonly name: AnyScreen;
  readonly texts: readonly Namespace[];
  readonly title: Extract<TextKey<'common'>, `${string}:${string}`> | { readonly nameIn: 'first read' };
  readonly load: LoadScreen;
}

const KNOWN: Readonly<Record<AnyScreen, Omit<SiteScreen, 'name' | 'texts' | 'load'>>> = {
  ...SCREENS,
  unknown: UNKNOWN,
};

/** Its file is there: `npm run check` compares files and site map. */
const withCode = ({ name, source }: { name: AnyScreen; source: string }): SiteScreen => ({
  ...KNOWN[name],
  name,
  texts: TEXTS[source] ?? [],
  load: CODE[source.replace('src/', '../')] as LoadScreen,
});

/** Every screen of the site, that of unknown pages too. */
export const SITE_SCREENS: readonly SiteScreen[] = allScreens().map(withCode);

/** The screen at an address; the one of unknown pages where there is none. */
export function siteScreenAt(pathname: string): SiteScreen {
  const { name } = screenAt(pathname);
  return SITE_SCREENS.find((screen) => screen.name === name) ?? withCode({ name, source: sourceOf(name) });
}
