import { inRoot } from './root.ts';

/**
 * What Node is told when it runs the server. Left alone, V8 keeps some 25 MB more for young objects, which a server at rest
 * never gives back.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=2'];

/**
 * Where Node keeps what it has compiled, as NODE_COMPILE_CACHE: each process that starts after the first needs half a second
 * less.
 */
export const CODE_CACHE = inRoot('node_modules', '.cache', 'mercadito', 'code');
