import type { Plugin } from 'vite';

interface Source {
  /** The folder that it is made of. */
  readonly of: string;
  readonly write: () => string | Promise<string>;
}

/** A module that is no file, `virtual:<name>`: while the web is developed, its users come anew when it says something else. */
export function virtualModule(name: string, { of, write }: Source): Plugin {
  const resolved = `\0virtual:${name}`;
  let told = '';
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      told = await write();
      return told;
    },
    async hotUpdate({ file, modules }) {
      const own = this.environment.moduleGraph.getModuleById(resolved);
      return own && file.startsWith(of) && (await write()) !== told ? [...modules, own] : undefined;
    },
  };
}
