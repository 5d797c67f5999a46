import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const SETTINGS = /\/zod\/v4\/core\/core\.js$/;
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/;

function stubOf(code: string): string {
  const names = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = () => () => ({});`).join('\n');
}

/**
 * zod as the web needs it.
 * Without JSON Schema, which every schema can make of itself and only the server asks for: a fifth of zod's weight.
 * Without its English error texts: screens show their own. And without compiling code from text, which our content
 * security policy refuses, leaving an error in the console; a plain `z.config` would come after the first schemas,
 * since chunks run in an order of their own.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    enforce: 'pre',
    transform: (code, id) => {
      if (JSON_SCHEMA.test(id)) return { code: stubOf(code), map: null };
      if (ENGLISH.test(id)) return { code: 'export default () => ({ localeError: () => undefined });', map: null };
      if (!SETTINGS.test(id)) return undefined;
      const jitless = code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');
      if (jitless === code) throw new Error('zod has changed: its settings are not where lean-zod looks for them');
      return { code: jitless, map: null };
    },
  };
}
