import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** What a module brings with it, the areas of texts that it shows, and the contracts of its forms. */
export interface Module {
  readonly imports: ReadonlySet<string>;
  readonly laterImports: ReadonlySet<string>;
  /** Those that it asks for by itself, `useTranslation('cart')`: it waits for them where they are not there. */
  readonly asked: ReadonlySet<string>;
  /** Those without which it is shown first, `useLateTranslation('inbox')`. */
  readonly spared: ReadonlySet<string>;
  /** Those of whole keys, `cart:title`, which bring nothing. */
  readonly named: ReadonlySet<string>;
  /** The files of contracts that its forms are checked against, `useContractForm('services', …)`. */
  readonly contracts: ReadonlySet<string>;
}

const OURS = /^\.{1,2}\/.*\.tsx?$/;
const WHOLE_KEY = /^(\w+):/;

/** What a text begins with, before the first value in it. */
function textOf(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null;
}

/** Every node of a tree. */
function* nodesIn(tree: object): Generator<ESTree.Node> {
  if ('type' in tree) yield tree as ESTree.Node;
  for (const part of Object.values(tree)) if (typeof part === 'object' && part !== null) yield* nodesIn(part);
}

/** The modules that a node brings, at once or later; types are nothing when it runs. */
function importIn(node: ESTree.Node): ESTree.Expression | null {
  if (node.type === 'ImportExpression') return node.source;
  if (node.type === 'ImportDeclaration') return node.importKind === 'type' ? null : node.source;
  if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') return null;
  return node.exportKind === 'type' ? null : node.source;
}

function* importedWithin(tree: object, file: string): Generator<string> {
  for (const node of nodesIn(tree)) {
    const path = node.type === 'ImportExpression' ? textOf(node.source) : null;
    if (path !== null) yield join(dirname(file), path);
  }
}

/** What was read before: while the web is developed, and of a build that asks twice. */
const known = new Map<string, { readonly code: string; readonly module: Module }>();

/** Reads a source file. */
export function readModule(file: string): Module {
  // What is missing is told by the build and the types.
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const before = known.get(file);
  if (before?.code === code) return before.module;
  const module = parseModule(file, code);
  known.set(file, { code, module });
  return module;
}

function parseModule(file: string, code: string): Module {
  const module = {
    imports: new Set<string>(),
    laterImports: new Set<string>(),
    asked: new Set<string>(),
    spared: new Set<string>(),
    named: new Set<string>(),
    contracts: new Set<string>(),
  };
  for (const node of nodesIn(parseSync(file, code).program)) {
    const path = textOf(importIn(node)) ?? '';
    const imports = node.type === 'ImportExpression' ? module.laterImports : module.imports;
    if (OURS.test(path)) imports.add(join(dirname(file), path));
    const area = WHOLE_KEY.exec(textOf(node) ?? '')?.[1];
    if (area) module.named.add(area);
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue;
    const own = textOf(node.arguments[0]);
    if (own && node.callee.name === 'useContractForm') module.contracts.add(own);
    // On its way with the screen, so that it can be shown where the line is lost: with its texts.
    if (node.callee.name === 'earlyChunk') for (const early of importedWithin(node, file)) module.imports.add(early);
    if (own && node.callee.name === 'useTranslation') module.asked.add(own);
    if (own && node.callee.name === 'useLateTranslation') module.spared.add(own);
  }
  return module;
}
