/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

/** Made by `vite/ui-library-styles.ts`. */
declare module 'virtual:ui-library-styles.css';

/** Made by `vite/menu-icons.ts`: the icons of a frame's places. */
declare module 'virtual:menu-icons/*' {
  export const ICONS: import('./layouts/nav-links.ts').PlaceIcons;
}

/** Made by `vite/texts-of-screens.ts`: areas of texts by the screens' source files. */
declare module 'virtual:texts-of-screens' {
  type Texts = Readonly<Record<string, readonly import('../shared/i18n/text-keys.ts').Namespace[]>>;
  /** What comes with a screen's code. */
  export const TEXTS: Texts;
  /** What a part of the screen brings along when it first appears. */
  export const LATER_TEXTS: Texts;
}
