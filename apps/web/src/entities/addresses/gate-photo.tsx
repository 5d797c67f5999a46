import { Button, Image, Skeleton } from '@mantine/core';
import type { GatePhoto as Photo } from '@mercadito/contracts/place';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Loaded, type Reading } from '../../shared/ui/loaded.tsx';

interface GatePhotoProps {
  /** Whose gate it is. */
  name: string;
  /** What reads and shows it (`ShownGatePhoto`): not before somebody wants to see it. */
  children: ReactNode;
}

/** A button that shows what a gate looks like (PLACE-8). */
export function GatePhoto({ name, children }: GatePhotoProps) {
  const { t } = useTranslation('gatePhoto');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhoto size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        aria-label={t('seeNamed', { name })}
      >
        {t('see')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('of', { name })}>
        {children}
      </Dialog>
    </>
  );
}

/** The photo, in all the states it can be in. */
export function ShownGatePhoto({ name, reading }: { name: string; reading: Reading<Photo> }) {
  const { t } = useTranslation('gatePhoto');
  return (
    <Loaded reading={reading} skeleton={<Skeleton height={240} />} failed={t('failed')}>
      {({ webp }) => <Image src={`data:image/webp;base64,${webp}`} alt={t('of', { name })} mah="70vh" fit="contain" />}
    </Loaded>
  );
}
