export const ROLE_KINDS = ['user', 'driver', 'admin'] as const;

/** What somebody is. The stored names differ: `User`, `Admin` and `{product} Biz driver`. */
export type RoleKind = (typeof ROLE_KINDS)[number];

/** The stored value of a role; the driver's contains the product's name (ROLE-1). */
export function roleName(kind: RoleKind, productName: string): string {
  const names: Readonly<Record<RoleKind, string>> = {
    user: 'User',
    driver: `${productName} Biz driver`,
    admin: 'Admin',
  };
  return names[kind];
}

/** The kind of a stored role, or null for a name that is none of this product's roles. */
export function roleKindOf(name: string, productName: string): RoleKind | null {
  return ROLE_KINDS.find((kind) => roleName(kind, productName) === name) ?? null;
}
