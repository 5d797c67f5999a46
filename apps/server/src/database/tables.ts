/**
 * Every table by name: the type parameter of Kysely. Those of each feature join it from their own file in `tables/`, which
 * `npm run fix` writes from the migrated database.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of `tables/` fill it
export interface Tables {}
