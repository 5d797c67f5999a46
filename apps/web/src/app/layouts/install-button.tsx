import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useInstallOffer } from '../../shared/hooks/use-install-offer.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import classes from './frame.module.css';

const InstallHelp = lazyPart(() => import('./install-help.tsx').then((m) => m.InstallHelp));

/** Shown while the browser offers to install the page; on an iPhone it explains the two taps instead. */
export function InstallButton() {
  const { t } = useTranslation('layout');
  const offer = useInstallOffer();
  const [explains, setExplains] = useState(false);
  if (!offer) return null;
  return (
    <>
      <Button
        variant="light"
        className={classes.install}
        leftSection={<IconDownload size={18} />}
        onClick={() => (offer.prompt ? offer.prompt() : setExplains(true))}
      >
        {t('install')}
      </Button>
      <Suspense>{explains && <InstallHelp onClose={() => setExplains(false)} />}</Suspense>
    </>
  );
}
