/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

/** Made by `vite/kit-styles.ts`. */
declare module 'virtual:kit-styles.css';
