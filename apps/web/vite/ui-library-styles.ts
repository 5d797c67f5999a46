import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { themeStyles } from './theme-styles.ts';

const require = createRequire(import.meta.url);
const PAGE = 'virtual:ui-library-styles.css';
const RESOLVED = `\0${PAGE}`;
/** What every page needs, whatever is on it. */
const EVERYWHERE = ['baseline', 'default-css-variables', 'global'];

/** `@mantine/core/esm/components/Button/Button.module.mjs` holds the class names of `styles/Button.css`. */
const CLASS_NAMES = /@mantine\/(\w+)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;

/** What holds buttons together in a row of their own, which none of ours is: a twelfth of a first page's styles. */
const GROUPED = /\/styles\/(Button|ActionIcon)\.layer\.css/;
const CLASS_OF_GROUP = /"(?:group|groupSection)": "(\w+)"/g;

/** The sheet of a part without the rules of its groups. */
function withoutGroups(css: string, part: string): string {
  const names = readFileSync(join(folderOf('core'), 'esm', 'components', part, `${part}.module.mjs`), 'utf8');
  const classes = [...names.matchAll(CLASS_OF_GROUP)].map(([, name]) => name).join('|');
  return css.replace(new RegExp(`[^{};]*\\.(?:${classes})\\b[^{}]*\\{[^{}]*\\}`, 'g'), '');
}

/**
 * What would write the theme's values and classes while the page runs: the build has written them. Beside them stands what works out all
 * values of the library's own theme as soon as it is loaded, a tenth of a second of a phone in which it answers to nobody.
 */
const WRITERS = /@mantine\/core\/esm\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/;

const folderOf = (name: string): string => dirname(require.resolve(`@mantine/${name}/styles.css`));

/**
 * The UI library's colours that we have no use for (src/app/theme.ts): 15 KB of every page's styles, and more with the theme.
 */
const UNUSED_COLORS = /--mantine-color-(?:blue|pink|grape|violet|indigo|cyan|teal|lime|orange)-[\w-]+:[^;}]+;?/g;

/** What no part that we use reads: outlines, what is hovered in colours that nothing is pressed in, sections of groups, small headings. */
const UNUSED_VALUES =
  /--(?:section-(?:height|padding-x)[\w-]*|button-[\w-]*compact-\w+|mantine-(?:breakpoint-\w+|primary-color-\d|h[56]-[\w-]+|color-(?:\w+-outline(?:-hover)?|(?:dark|green|yellow)-(?:filled-hover|light-hover|text)|(?:green|yellow)-[039]|(?:accent|gray)-text))):[^;}]+;?/g;

const COMMENT = /\/\*.*?\*\//gs;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /(--[\w-]+):[^;]*;/g;

const namesIn = (rule: string): Set<string | undefined> =>
  new Set([...rule.matchAll(DECLARATION)].map(([, name]) => name));
const selectorOf = (text: string): string => text.trim().replaceAll('"', "'").replace(/\s+/g, ' ');

/** The UI library's own values without those that the theme replaces under the same selector: they would be sent for nobody. */
function withoutReplaced(defaults: string, theme: string): string {
  const replaced = new Map(
    [...theme.matchAll(RULE)].map(([rule, selector = '']) => [selectorOf(selector), namesIn(rule)]),
  );
  return defaults.replace(COMMENT, '').replace(RULE, (rule, selector: string) => {
    const names = replaced.get(selectorOf(selector));
    return rule.replace(DECLARATION, (declaration, name) => (names?.has(name) ? '' : declaration));
  });
}

const stylesEverywhere = (): string =>
  EVERYWHERE.map((name) => readFileSync(join(folderOf('core'), 'styles', `${name}.layer.css`), 'utf8')).join('\n');

/** While developing, the UI library comes in one prepared piece; so do its styles. */
const stylesOfAll = (): string =>
  ['core', 'notifications', 'dropzone'].map((name) => `@import "@mantine/${name}/styles.layer.css";`).join('\n');

/**
 * Lets each part of the UI library bring its own styles, so that a page pays for the parts it shows and nobody keeps a list;
 * and brings the theme. The UI library's own are in the layer `mantine`, which our own styles outrank whatever the order of
 * loading.
 */
export function uiLibraryStyles(): Plugin {
  let isBuild = true;
  return {
    name: 'ui-library-styles',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === PAGE ? RESOLVED : undefined),
    load: (id) => {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `${stylesOfAll()}\n${themeStyles()}`;
      const theme = themeStyles();
      return `${withoutReplaced(stylesEverywhere(), theme)}\n${theme}`
        .replace(UNUSED_COLORS, '')
        .replace(UNUSED_VALUES, '');
    },
    transform: (code, id) => {
      const [, writer] = WRITERS.exec(id) ?? [];
      if (isBuild && writer) return { code: `export const ${writer} = () => null;`, map: null };
      const [, grouped] = GROUPED.exec(id) ?? [];
      if (isBuild && grouped) return { code: withoutGroups(code, grouped), map: null };
      const [, name, part] = CLASS_NAMES.exec(id) ?? [];
      if (!isBuild || !name || !part) return undefined;
      const own = join(folderOf(name), 'styles', `${part}.layer.css`);
      // The small packages keep all of theirs in one file.
      const whole = name === 'core' ? null : join(folderOf(name), 'styles.layer.css');
      const file = existsSync(own) ? own : whole;
      return file ? { code: `import ${JSON.stringify(file)};\n${code}`, map: null } : undefined;
    },
  };
}
