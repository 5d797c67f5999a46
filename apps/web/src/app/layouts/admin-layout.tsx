import { ICONS } from 'virtual:menu-icons/admin';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { type ReactNode, Suspense, useState } from 'react';
import { KeyHelpButton } from '../../features/admin-keys/key-help-button.tsx';
import { useAdminKeys } from '../../features/admin-keys/use-admin-keys.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { keyedPlaces } from './admin-letters.ts';
import { Frame } from './frame.tsx';
import { linksFor } from './nav-links.ts';

// Asked for once or twice.
const KeyHelp = lazyChunk(() => import('../../features/admin-keys/key-help.tsx').then((m) => m.KeyHelp));

/**
 * Around an Admin's work (FRAME-13): what keeps the site running, and the ways back to deliveries and to the shop; by single
 * keys, too (FRAME-14).
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout');
  const { viewer } = useSession();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const links = linksFor('admin', viewer, ICONS);
  const places = keyedPlaces(links, t);
  useAdminKeys({ places, onHelp: openHelp });
  return (
    <>
      <Frame name="admin" home={hrefTo('home')} links={links} aside={<KeyHelpButton place="side" onOpen={openHelp} />}>
        {children}
        <WhenHydrated>
          <KeyHelpButton place="page" onOpen={openHelp} />
        </WhenHydrated>
      </Frame>
      {isHelpOpen && (
        <Suspense>
          <KeyHelp places={places} onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
