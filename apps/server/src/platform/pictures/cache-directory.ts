import { fileURLToPath } from 'node:url';

/** Where lies what can be made again: beside the libraries, so that a fresh installation begins without it. */
export const CACHE_DIRECTORY = fileURLToPath(new URL('../../../../../node_modules/.cache/mercadito/', import.meta.url));
