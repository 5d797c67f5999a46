import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const SETTINGS = /\/zod\/v4\/core\/core\.js$/;
const MEMOIZER = /\/zod\/v4\/core\/memoizer\.js$/;
const CLASSIC = /\/zod\/v4\/classic\/schemas\.js$/;
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/;

function stubOf(code: string, answer = '() => ({})'): string {
  const names = [...code.matchAll(/export (?:const|function|class) ([$\w]+)/g)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = () => ${answer};`).join('\n');
}

function replaced(code: string, found: string, wanted: string): { code: string; map: null } {
  if (!code.includes(found)) throw new Error(`zod has changed: ${found} is not where lean-zod looks for it`);
  return { code: code.replace(found, wanted), map: null };
}

/**
 * zod as the web needs it.
 * Without JSON Schema, which every schema can make of itself and only the server asks for: a fifth of zod's weight.
 * Without its English error texts: screens show their own. Without the memory for values that hold themselves, which
 * JSON cannot. And without compiling code from text, which our content security policy refuses, leaving an error in
 * the console; a plain `z.config` would come after the first schemas, since chunks run in an order of their own.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    enforce: 'pre',
    transform: (code, id) => {
      if (JSON_SCHEMA.test(id)) return { code: stubOf(code), map: null };
      if (ENGLISH.test(id)) return { code: 'export default () => ({ localeError: () => undefined });', map: null };
      if (MEMOIZER.test(id)) return { code: stubOf(code, 'undefined'), map: null };
      if (CLASSIC.test(id)) return replaced(code, '$ZodObjectJIT.init', '$ZodObject.init');
      if (SETTINGS.test(id)) return replaced(code, '__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');
      return undefined;
    },
  };
}
