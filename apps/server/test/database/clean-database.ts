/** Runs a statement on a connection of one's own. */
export type Run = <Row>(text: string) => Promise<Row[]>;

/** How a database becomes again what it was when this was read. */
export interface Cleaning {
  /** Deletes what was written, puts back what its migrations had, and has its numbers begin again. */
  readonly sql: string;
  /** What its schema was. */
  readonly schema: string;
}

const OF_OURS = `nspname not like 'pg\\_%' and nspname <> 'information_schema'`;

/** Whoever changes anything of a schema writes one of these rows, or takes one away. */
const SCHEMA = ['class', 'attribute', 'attrdef', 'constraint', 'enum', 'index', 'namespace', 'proc', 'trigger', 'type']
  .concat('db_role_setting')
  .map((name) => `(select concat(count(*), '/', max(xmin::text::bigint)) from pg_${name})`)
  .join(`, ' ', `);

/** More than some pages: deleted rows stay in them until they are vacuumed, and what counts pages would count them. */
const MOST_BYTES = 65_536;

const OTHERS = `pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Whoever is about to leave does so by themselves. */
const ALONE = `do $$ begin
  for moment in 1..50 loop
    perform pg_stat_clear_snapshot();
    exit when not exists (select from ${OTHERS});
    perform pg_sleep(0.01);
  end loop;
  perform pg_terminate_backend(pid, 5000) from ${OTHERS};
end $$`;

interface Look {
  readonly schema: string;
  readonly isLarge: boolean;
}

async function look(run: Run): Promise<Look> {
  const [found] = await run<Look>(`
    select concat(${SCHEMA}) as schema, exists (
      select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'i') and ${OF_OURS} and pg_relation_size(pg_class.oid) > ${MOST_BYTES}) as "isLarge"`);
  if (!found) throw new Error('The database says nothing of itself');
  return found;
}

/** Reads how a database that nobody has written to is made so again. */
export async function readCleaning(run: Run): Promise<Cleaning> {
  const tables = await run<{ name: string; columns: string }>(`
    select format('%I.%I', nspname, relname) as name, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and ${OF_OURS}`);
  // What was learned of one test's rows shapes no plan of the next.
  const statements = [
    'set local session_replication_role = replica',
    'delete from pg_statistic where starelid >= 16384',
  ];
  for (const { name, columns } of tables) {
    const [kept] = await run<{ rows: string | null }>(
      `select quote_literal(json_agg(kept)::text) as rows from ${name} as kept`,
    );
    statements.push(`delete from ${name}`);
    if (!kept?.rows) continue;
    statements.push(
      `insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${kept.rows})`,
    );
  }
  const sequences = await run<{ reset: string }>(`
    select format('setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
      last_value is not null) as reset
    from pg_sequences`);
  if (sequences.length > 0) statements.push(`perform ${sequences.map(({ reset }) => reset).join(', ')}`);
  const sql = `do $clean$ begin ${statements.join(';\n')}; end $clean$`;
  return { sql, schema: (await look(run)).schema };
}

/**
 * Makes a database as new; whoever is still connected to it is sent away.
 * @returns whether it is: one whose schema was changed, or that has grown, is not
 */
export async function cleanDatabase(run: Run, { sql, schema }: Cleaning): Promise<boolean> {
  await run(ALONE);
  // The embedded engine has one session, whoever comes.
  await run('reset all');
  await run('select pg_advisory_unlock_all()');
  const found = await look(run);
  if (found.isLarge || found.schema !== schema) return false;
  await run(sql);
  return true;
}
