import { Skeleton, Stack } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service } from '@mercadito/contracts/services';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link } from '../../shared/navigation/router.tsx';
import { CardCell, CardGrid, CardSkeletons } from '../../shared/ui/card-grid.tsx';
import desk from '../../shared/ui/desk.module.css';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { HourPrice } from './hour-price.tsx';
import classes from './service-list.module.css';
import { useServices } from './use-services.ts';

const SERVICES_WHILE_LOADING = 8;

/** What a business does for people, the pinned services first. */
export function ServiceList({ companyId }: { companyId: number }) {
  const { t } = useTranslation('shop');
  return (
    <GrowingList
      reading={useServices(companyId)}
      entriesOf={({ service_pinned, services }) => [...service_pinned, ...services]}
      skeleton={<ServiceSkeletons />}
      empty={<EmptyState icon={<IconTool size={40} stroke={1.5} />} title={t('business.noServices')} />}
    >
      {({ entries, listRef }) => (
        <CardGrid ref={listRef} label={t('list.services')}>
          {entries.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </CardGrid>
      )}
    </GrowingList>
  );
}

export function ServiceSkeletons() {
  return (
    <CardSkeletons count={SERVICES_WHILE_LOADING}>
      <Skeleton radius={0} style={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Stack
        flex="1 1 auto"
        p="var(--mantine-spacing-xs) var(--mantine-spacing-sm) var(--mantine-spacing-sm)"
        align="flex-start"
        gap="xxs"
      >
        <Skeleton height="1.3rem" width="80%" />
        <Skeleton height="1.65rem" width="60%" />
      </Stack>
    </CardSkeletons>
  );
}

/** One service of a business; the whole card is its link. */
function ServiceCard({ service }: { service: Service }) {
  return (
    <CardCell>
      <ServiceFace
        service={service}
        picture={<Picture picture={service.photo_picture} alt="" ratio={4 / 3} sizes={PICTURE_SIZES.card} />}
        name={
          <Link className={classes.link} to={hrefTo('service', { slug: service.slug })}>
            {service.name}
          </Link>
        }
      />
    </CardCell>
  );
}

interface ServiceFaceProps {
  service: Pick<Service, 'hour_price' | 'currency' | 'subscription_active' | 'is_available'>;
  picture: ReactNode;
  name: ReactNode;
}

/** What a card shows of a service, wherever its picture comes from and its name leads. */
export function ServiceFace({ service, picture, name }: ServiceFaceProps) {
  const { t } = useTranslation('shop');
  return (
    <>
      {picture}
      <Stack
        flex="1 1 auto"
        p="var(--mantine-spacing-xs) var(--mantine-spacing-sm) var(--mantine-spacing-sm)"
        align="flex-start"
        gap="xxs"
      >
        {name}
        <HourPrice service={service} />
        {service.subscription_active && (
          <span className={classes.note}>
            <IconLock size={14} aria-hidden="true" /> {t('card.members')}
          </span>
        )}
        {!service.is_available && <span className={desk.problem}>{t('service.unavailable')}</span>}
      </Stack>
    </>
  );
}
