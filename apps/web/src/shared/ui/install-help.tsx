import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.tsx';
import { Dialog } from './dialog.tsx';
import classes from './install-taps.module.css';
import { AddTap, ConfirmTap, ShareTap } from './install-taps.tsx';

/** The three taps by which an iPhone installs a page, drawn: no button can do them. */
export function InstallHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const { brand } = useSite();
  return (
    <Dialog opened onClose={onClose} title={t('installIos.title', { brand })}>
      <List type="ordered" spacing="md">
        <Step picture={<ShareTap />}>{t('installIos.share')}</Step>
        <Step picture={<AddTap label={t('installIos.addButton')} />}>{t('installIos.add')}</Step>
        <Step picture={<ConfirmTap label={t('installIos.confirmButton')} />}>{t('installIos.confirm')}</Step>
      </List>
    </Dialog>
  );
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <List.Item>
      <span className={classes.step}>
        {picture}
        <span className={classes.words}>{children}</span>
      </span>
    </List.Item>
  );
}
