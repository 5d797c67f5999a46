import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { useKeptProduct } from './use-kept-product.ts';

/** Offers what was typed the last time and not sent. */
export function KeptOffer({ kept: { offered, resume, forgetOffered } }: { kept: ReturnType<typeof useKeptProduct> }) {
  const { t } = useTranslation('ownerProduct');
  if (!offered) return null;
  const name = offered.name.trim();
  return (
    <Alert mb="md" title={name ? t('add.kept', { name }) : t('add.keptUnnamed')}>
      <Text mb="sm">{t('add.keptText')}</Text>
      <Group gap="xs">
        <Button onClick={resume}>{t('add.keptResume')}</Button>
        <Button variant="default" onClick={forgetOffered}>
          {t('add.keptForget')}
        </Button>
      </Group>
    </Alert>
  );
}
