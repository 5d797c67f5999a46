import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The SQL of `isListed` in the domain: what every list of the town asks, of businesses and of goods, whoever looks. Those that are
 * not listed are few, and read once a statement, as `isOfOpenBusiness` reads those that are closed; each of the two reasons has an index.
 * @param column the id of a row's business
 */
export const isOfListedBusiness = (column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} not in (
    select unlisted.id from companies as unlisted where unlisted.suspended_at is not null or unlisted.profile_image is null)`;
