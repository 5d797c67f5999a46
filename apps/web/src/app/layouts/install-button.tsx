import { Button, List, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstallOffer } from '../../shared/hooks/use-install-offer.ts';
import { useSite } from '../../shared/site/use-site.ts';
import classes from './frame.module.css';

/** Shown while the browser offers to install the page; on an iPhone it explains the two taps instead. */
export function InstallButton() {
  const { t } = useTranslation('layout');
  const { brand } = useSite();
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
      <Modal opened={explains} onClose={() => setExplains(false)} title={t('installIos.title', { brand })}>
        <List type="ordered">
          <List.Item>{t('installIos.share')}</List.Item>
          <List.Item>{t('installIos.add')}</List.Item>
        </List>
      </Modal>
    </>
  );
}
