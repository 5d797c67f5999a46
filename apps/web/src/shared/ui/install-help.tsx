import { List } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.ts';
import { Dialog } from './dialog.tsx';

/** The two taps by which an iPhone installs a page: no button can do them. */
export function InstallHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const { brand } = useSite();
  return (
    <Dialog opened onClose={onClose} title={t('installIos.title', { brand })}>
      <List type="ordered">
        <List.Item>{t('installIos.share')}</List.Item>
        <List.Item>{t('installIos.add')}</List.Item>
      </List>
    </Dialog>
  );
}
