/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

/** Made by `vite/ui-library-styles.ts`. */
declare module 'virtual:ui-library-styles.css';

/** Made by `vite/menu-icons.ts`: the icons of a frame's places. */
declare module 'virtual:menu-icons/*' {
  export const ICONS: import('./layouts/nav-item.tsx').PlaceIcons;
}

/** Made by `vite/cache-tags.ts`. */
declare module 'virtual:cache-tags' {
  export const CACHE_TAGS: readonly import('@mercadito/domain/events/domain-event').CacheTag[];
}

/** Made by `vite/brought-with-screens.ts`: by the screens' source files. */
declare module 'virtual:brought-with-screens' {
  type Namespaces = readonly import('../shared/i18n/text-keys.ts').Namespace[];
  export const BROUGHT: Readonly<Record<string, import('./screens.ts').Brought>>;
  /** What a part of the screen brings along when it first appears. */
  export const LATER_TEXTS: Readonly<Record<string, Namespaces>>;
}

/** Made by `vite/screen-titles.ts`: of each screen whose address has no gaps, by its name. */
declare module 'virtual:screen-titles' {
  type Titles = Readonly<Partial<Record<import('@mercadito/contracts/site/addresses').ScreenName, string>>>;
  export const TITLES: Readonly<Record<import('@mercadito/domain/language').Language, Titles>>;
}

// Texts come from `shared/i18n/use-translation.ts`: these would bring a second, heavier way into the page.
declare module 'react-i18next' {}
declare module 'i18next' {}
