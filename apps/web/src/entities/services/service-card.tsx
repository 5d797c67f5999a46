import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service } from '@mercadito/contracts/services';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { CardCell } from '../../shared/ui/card-grid.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { HourPrice } from './hour-price.tsx';
import classes from './service-card.module.css';

/** One service of a business; the whole card is its link. */
export function ServiceCard({ service }: { service: Service }) {
  const { t } = useTranslation('shop');
  return (
    <CardCell>
      <Picture picture={service.photo_picture} alt="" ratio={4 / 3} sizes={PICTURE_SIZES.card} />
      <div className={classes.body}>
        <Link className={classes.link} to={hrefTo('service', { slug: service.slug })}>
          {service.name}
        </Link>
        <HourPrice service={service} />
        {service.subscription_active && (
          <span className={classes.note}>
            <IconLock size={14} aria-hidden="true" /> {t('card.members')}
          </span>
        )}
        {!service.is_available && <span className={classes.unavailable}>{t('service.unavailable')}</span>}
      </div>
    </CardCell>
  );
}
