import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/**
 * The name of a class in the built page: a page of cards says each some sixty times. The same in the browser's build and in the
 * server's; while the web is developed, names say where they come from.
 * @throws where two classes get one name: make the names longer
 */
export function shortClassName(length = 4): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const [sheet = file] = file.split('?');
    const owner = `${relative(WEB, sheet)}#${name}`;
    // Begins with a letter, as a name has to.
    const short = `c${createHash('sha256').update(owner).digest('base64url').slice(0, length)}`;
    const other = owners.get(short);
    if (other !== undefined && other !== owner) throw new Error(`${owner} and ${other} are both called ${short}`);
    owners.set(short, owner);
    return short;
  };
}

/** Of both builds of the web. */
export const shortClassNames = (command: string) =>
  command === 'build' ? { css: { modules: { generateScopedName: shortClassName() } } } : {};
