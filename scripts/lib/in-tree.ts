import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of a small made-up repository: path to text. */
export type Tree = Record<string, string>;

/** Writes a tree to a folder of its own. */
export function plantTree(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-tree-'));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Answers what a check says of a tree. */
export async function inTree<Answer>(tree: Tree, check: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = plantTree(tree);
  try {
    return await check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
