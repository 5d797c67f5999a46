import type { Plugin } from 'vite';

const FRAMEWORK_PARTS = /\/react-router\/.*\/dom\/ssr\/components\.js$/;
const EXPORTED = /^export \{ (.+) \};/m;

/** What a link asks of them: nothing to fetch ahead, and the ref it was given. */
const USED: Readonly<Record<string, string>> = {
  usePrefetchBehavior: '() => [false, null, {}]',
  mergeRefs: '(ref) => ref',
};

/** React Router's links without its framework's fetching ahead, which only runs in pages that its own server makes. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    transform: (code, id) => {
      if (!FRAMEWORK_PARTS.test(id)) return undefined;
      const names = EXPORTED.exec(code)?.[1]?.split(', ');
      if (!names?.includes('usePrefetchBehavior') || !names.includes('mergeRefs'))
        throw new Error('react-router has changed: its framework parts are not where lean-router looks for them');
      return {
        code: names.map((name) => `export const ${name} = ${USED[name] ?? '() => null'};`).join('\n'),
        map: null,
      };
    },
  };
}
