import { Text, Title } from '@mantine/core';
import type { Service } from '@mercadito/contracts/services';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './service-page.module.css';

/** Description and Extra Details (SCREEN-4): of which kind the service is and where it is offered. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t, language } = useTranslation('shop');
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {t('service.details')}
      </Title>
      <Text className={classes.description}>{service.description}</Text>
      <dl className={classes.details}>
        <dt>{t('service.category')}</dt>
        <dd>{categoryName(service.category, language)}</dd>
        <dt>{t('service.zones')}</dt>
        <dd>{service.zones.map((zone) => categoryName(zone, language)).join(', ')}</dd>
      </dl>
    </section>
  );
}
