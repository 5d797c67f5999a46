/// <reference types="vite/client" />

/** Made by `vite/kit-styles.ts`. */
declare module 'virtual:kit-styles.css';
