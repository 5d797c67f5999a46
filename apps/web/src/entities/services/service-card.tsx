import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service } from '@mercadito/contracts/services';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { CardCell } from '../../shared/ui/card-grid.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { HourPrice } from './hour-price.tsx';
import classes from './service-card.module.css';

/** One service of a business; the whole card is its link. */
export function ServiceCard({ service }: { service: Service }) {
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
      <div className={classes.body}>
        {name}
        <HourPrice service={service} />
        {service.subscription_active && (
          <span className={classes.note}>
            <IconLock size={14} aria-hidden="true" /> {t('card.members')}
          </span>
        )}
        {!service.is_available && <span className={classes.unavailable}>{t('service.unavailable')}</span>}
      </div>
    </>
  );
}
