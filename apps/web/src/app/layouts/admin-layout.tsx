import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { ADMIN_ICONS } from './admin-icons.ts';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-links.ts';

/** Around an Admin's work (FRAME-13): what keeps the site running, and the ways back to deliveries and to the shop. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  return (
    <Frame name="admin" home={hrefTo('home')} links={linksFor('admin', viewer, ADMIN_ICONS)}>
      {children}
    </Frame>
  );
}
