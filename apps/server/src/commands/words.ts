import { parseArgs } from 'node:util';

/** The words behind a command. @throws with its usage where they are others */
export function wordsOf<const Name extends string>(
  words: readonly string[],
  {
    flags,
    options,
    usage,
  }: { readonly flags: readonly string[]; readonly options: readonly Name[]; readonly usage: string },
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries([
        ...flags.map((name) => [name, { type: 'boolean' as const }]),
        ...options.map((name) => [name, { type: 'string' as const }]),
      ]),
    });
    const given: Record<string, unknown> = values;
    return {
      has: (flag: string): boolean => given[flag] === true,
      textOf: (name: Name): string | undefined => given[name] as string | undefined,
      names: positionals,
    };
  } catch {
    throw new Error(usage);
  }
}
