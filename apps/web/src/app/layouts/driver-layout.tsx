import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-links.ts';

/** For one hand in the sun: larger letters, stronger contrast, nothing but the work (LOOK-15). */
export function DriverLayout({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  return (
    <Frame name="driver" home={hrefTo('driver')} links={linksFor('driver', viewer)}>
      {children}
    </Frame>
  );
}
