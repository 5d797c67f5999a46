import './mend-lock.ts';
import { writeFileSync } from 'node:fs';
import { mendWhoMay } from './checks/who-may.ts';
import { writeGlossary } from './lib/glossary-of-texts.ts';
import { findRights } from './lib/rights.ts';
import { inRoot } from './lib/root.ts';
import { runInView } from './lib/run.ts';
import { readWhoMay, WHO_MAY } from './lib/who-may.ts';
import { writeLists } from './lib/written-lists.ts';

// `npm run fix`: everything that `npm run check` and the tests complain of and a machine can mend, the generated files first.
// `npm run fix -- widen <call, screen or permission> <who> …`: writes that more people are let in, which it does not by itself.

/** Answers whether all rights are written now. */
async function writeRights(): Promise<boolean> {
  const [word, key = '', ...kinds] = process.argv.slice(3);
  if (word !== undefined && word !== 'widen') throw new Error(`npm run fix knows no ${word}`);
  const { text, commands } = mendWhoMay(readWhoMay(), await findRights(), word && { key, kinds });
  writeFileSync(inRoot(WHO_MAY), text);
  for (const command of commands)
    console.error(`More people are let in than ${WHO_MAY} says. If that is meant: ${command}`);
  return commands.length === 0;
}

async function mendTheRest(): Promise<boolean> {
  writeLists();
  writeGlossary();
  const generators = ['database/generate-tables.ts', 'features/copies/generate-made.ts'];
  let isGenerated = true;
  for (const generator of generators)
    isGenerated = (await runInView(process.execPath, [inRoot('apps', 'server', 'src', generator)])) && isGenerated;
  const isClean = await runInView(process.execPath, [
    inRoot('node_modules', '@biomejs/biome/bin/biome'),
    'check',
    '--write',
  ]);
  return isGenerated && isClean;
}

const isWritten = await writeRights().catch(({ message }: Error) => {
  console.error(message);
  return false;
});
const isMended = process.argv.length > 3 || (await mendTheRest());
process.exitCode = isWritten && isMended ? 0 : 1;
