import { Text, Title } from '@mantine/core';
import type { Category } from '@mercadito/contracts/categories';
import type { Service } from '@mercadito/contracts/services';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './service-page.module.css';

/** Description and Extra Details (SCREEN-4): of which kind the service is and where it is offered. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t, language } = useTranslation('shop');
  const nameOf = ({ name, name_en }: Category) => (language === 'en' ? name_en || name : name);
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {t('service.details')}
      </Title>
      <Text className={classes.description}>{service.description}</Text>
      <dl className={classes.details}>
        <dt>{t('service.category')}</dt>
        <dd>{nameOf(service.category)}</dd>
        <dt>{t('service.zones')}</dt>
        <dd>{service.zones.map(nameOf).join(', ')}</dd>
      </dl>
    </section>
  );
}
