import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';

/** Attributes by which a part of the page would tell by itself. An alert may: readers tell it as it comes. */
const VOICES: Readonly<Record<string, RegExp>> = { role: /^(?:status|log)$/, 'aria-live': /./ };

/** Parts of screens that would tell what happens beside the one voice, `announce` (LOOK-44): readers pass over what comes with its text. */
export async function findOwnVoices(folder = root): Promise<string[]> {
  const parts = listFiles(['apps/web/src/**/*.tsx'], folder).filter((path) => !/\.test\.tsx$/.test(path));
  if (parts.length === 0) return ['no screen found: nothing was checked'];
  return parts.flatMap((path) => findInPart(folder, path));
}

function findInPart(folder: string, path: string): string[] {
  const found: string[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    if (!ts.isJsxAttribute(node)) return;
    const name = node.name.getText();
    const telling = Object.hasOwn(VOICES, name) ? VOICES[name] : undefined;
    if (telling && textsIn(node.initializer).some((text) => telling.test(text)))
      found.push(
        `${path}:${lineOf(node)}: ${name} tells by itself: useAnnounced or announce tells it once, useLoading names what is to come`,
      );
  });
  return found;
}

/** Every text that an attribute can have, each side of a condition among them. */
function textsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  const texts: string[] = [];
  const take = (each: ts.Node): void => {
    const text = fixedText(each);
    if (text !== undefined) texts.push(text);
    ts.forEachChild(each, take);
  };
  take(node);
  return texts;
}
