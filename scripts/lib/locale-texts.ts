import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.ts';

/** A text of a locale file, by the key it is asked for. */
interface LocaleText {
  /** `cart:line.remove`; `items_one` and `items_other` are asked for as `items`. */
  readonly key: string;
  readonly text: string;
}

/** All texts of the locale files of a pattern; those of a plural have one key. */
export function readTexts(catalogues: string, folder: string): LocaleText[] {
  const below = (texts: object, above: string): LocaleText[] =>
    Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null
        ? below(text, `${above}${name}.`)
        : [{ key: above + name.replace(/_(one|many|other)$/, ''), text: String(text) }],
    );
  return listFiles([catalogues], folder).flatMap((path) =>
    below(JSON.parse(readFileSync(join(folder, path), 'utf8')), `${basename(path, '.json')}:`),
  );
}

/** What says whose keys a file has: `useTranslation('cart')`, `TextKey<'cart'>`, or the type of the catalogue itself. */
export function areaNamedBy(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && /^use(Late)?Translation$/.test(node.expression.getText())) {
    const [area] = node.arguments;
    return area && ts.isStringLiteralLike(area) ? area.text : 'common';
  }
  if (!ts.isStringLiteralLike(node)) return undefined;
  return ts.isLiteralTypeNode(node.parent) ? node.text : /\/locales\/en\/(\w+)\.json$/.exec(node.text)?.[1];
}
