import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './product-facts.module.css';

/** What the seller says of it, in the seller's own lines. */
export function ProductDescription({ text }: { text: string }) {
  const { t } = useTranslation('shop');
  if (text.trim() === '') return null;
  return (
    <section>
      <Title order={2} mb="xs">
        {t('product.description')}
      </Title>
      <Text className={classes.description}>{text}</Text>
    </section>
  );
}
