import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Every zod schema can describe itself as JSON Schema; the server does that for its document, the web never.
 * Left in, it is a fifth of zod's weight on every first page.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    enforce: 'pre',
    transform: (code, id) => {
      if (!JSON_SCHEMA.test(id)) return undefined;
      const names = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => () => ({});`).join('\n'), map: null };
    },
  };
}
