import type { FrameName } from '@mercadito/contracts/site/screen';
import type { ComponentType, ReactNode } from 'react';
import { ShopLayout } from './layouts/shop-layout.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

/** Those that come later are kept here: no page on which people arrive stands in one. */
const layouts: Partial<Record<FrameName, Layout>> = { shop: ShopLayout };

const LAZY: Readonly<Partial<Record<FrameName, () => Promise<Layout>>>> = {
  driver: () => import('./layouts/driver-layout.tsx').then((m) => m.DriverLayout),
  owner: () => import('./layouts/owner-layout.tsx').then((m) => m.OwnerLayout),
  admin: () => import('./layouts/admin-layout.tsx').then((m) => m.AdminLayout),
};

/** Whether its code comes with the first screen that stands in it. */
export const isLazyFrame = (name: FrameName): boolean => name in LAZY;

export const frameOf = (name: FrameName): Layout | undefined => layouts[name];

export async function bringFrame(name: FrameName): Promise<void> {
  layouts[name] ??= await LAZY[name]?.();
}

/** Brings all of them, for the server: it renders each page at one go. */
export const bringEveryFrame = (): Promise<unknown> =>
  Promise.all((Object.keys(LAZY) as FrameName[]).map((name) => bringFrame(name)));
