import { Button, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './order-parts.module.css';

/** The word for the driver, large enough to read out at the door (ORDER-11). */
export function OrderKeyword({ keyword }: { keyword: string }) {
  const { t } = useTranslation('orders');
  const [isCopied, setCopied] = useState(false);
  // Where the browser forbids it the word is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(keyword).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={classes.card} aria-labelledby="order-keyword">
      <Title order={2} size="h3" id="order-keyword">
        {t('keyword.title')}
      </Title>
      <div className={classes.keywordRow}>
        <strong className={classes.keyword}>{keyword}</strong>
        <Button
          variant="light"
          leftSection={
            isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
          }
          onClick={copy}
        >
          <span role="status">{t(isCopied ? 'keyword.copied' : 'keyword.copy')}</span>
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('keyword.help')}
      </Text>
    </section>
  );
}
