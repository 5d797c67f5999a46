import { createHash } from 'node:crypto';
import pg from 'pg';

/** Of searches, each of which takes half a megabyte and has hundreds of forms. */
export const MOST_SEARCHES = 16;
// Queries with lists of any length make ever new texts; a connection keeps this many plans and no more.
const MOST_STATEMENTS = 500 - MOST_SEARCHES;

/** The names under which a connection keeps what it has planned. */
export interface StatementNames {
  /** The name for a statement's text; undefined where it cannot have one now. The one that was not used for longest is given back. */
  readonly nameOf: (text: string) => Promise<string | undefined>;
}

/** What the driver knows of a connection: which text stands under which name in the database. */
interface Driver {
  readonly connection: { readonly parsedStatements: Record<string, string> };
}

/** The names of a connection that was just made. */
export function createStatementNames(client: pg.ClientBase, most = MOST_STATEMENTS): StatementNames {
  const { parsedStatements } = (client as unknown as Driver).connection;
  // In the order in which they were used.
  const names = new Map<string, string>();

  /** False where the database will not hear of it, as in a transaction that has failed. */
  const giveBack = async (text: string, name: string): Promise<boolean> => {
    if (parsedStatements[name] !== undefined) {
      const isGone = await client.query(`deallocate ${pg.escapeIdentifier(name)}`).then(
        () => true,
        () => false,
      );
      if (!isGone) return false;
      delete parsedStatements[name];
    }
    return names.delete(text);
  };

  const nameOf = async (text: string): Promise<string | undefined> => {
    const known = names.get(text);
    if (known !== undefined) names.delete(text);
    const [oldest] = names;
    if (known === undefined && oldest && names.size >= most && !(await giveBack(...oldest))) return undefined;
    const name = known ?? createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
    return name;
  };
  return { nameOf };
}
