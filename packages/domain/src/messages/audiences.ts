/** Whom an Admin can write to; owners are whoever has a business, and customers who have none. */
export const AUDIENCES = ['everybody', 'customers', 'owners', 'drivers', 'admins'] as const;

export type Audience = (typeof AUDIENCES)[number];
