import type { Language } from '@mercadito/contracts/settings';
import i18next, { type BackendModule, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { browserLanguage, rememberedLanguage, rememberLanguage } from './languages.ts';

const catalogs = import.meta.glob<Resource>('../../locales/*/*.json', { import: 'default' });

/** Loads one area's texts in one language when they are first needed. */
const catalogBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language: string, namespace: string) => {
    const load = catalogs[`../../locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
    return load() as never;
  },
};

/** The areas of the texts, one file each in `src/locales/{en,es}`. */
export const NAMESPACES = [
  'common',
  'layout',
  'accounts',
  'shop',
  'cart',
  'checkout',
  'orders',
  'deliveries',
  'errors',
  'admin',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

const EVERYWHERE: readonly Namespace[] = ['common', 'layout', 'errors'];

/** Starts the texts in the language that was chosen here, else the browser's. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(catalogBackend)
    .use(initReactI18next)
    .init({
      lng: rememberedLanguage() ?? browserLanguage(navigator.languages),
      fallbackLng: false,
      ns: [...EVERYWHERE],
      defaultNS: 'common',
      // React escapes by itself.
      interpolation: { escapeValue: false },
    });
}

/** Brings the texts of a screen along with its code, so that it appears complete. */
export function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  return i18next.loadNamespaces([...namespaces]);
}

export const currentLanguage = (): Language => i18next.language as Language;

/** Switches at once, everywhere, and remembers it on this device. */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
