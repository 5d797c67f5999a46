import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import {
  IconBrandWhatsapp,
  IconDots,
  IconExternalLink,
  IconPackage,
  IconQrcode,
  IconSpeakerphone,
  IconTools,
  type TablerIcon,
} from '@tabler/icons-react';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { ShareButton } from '../../../features/sharing/share-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';
import classes from './ways.module.css';

/** What an owner does from her dashboard, a row of signs; what she does now and then under the last of them (SCREEN-19). */
export function Ways({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  const { brand } = useSite();
  const name = useGetCompanyQuery({ companyId }).currentData?.name ?? '';
  const page = hrefTo('business', { businessId: companyId });
  return (
    <div className={classes.ways}>
      <Way to={hrefTo('addProduct')} Icon={IconPackage} text={t('ways.product')} says={t('owner:addProduct')} />
      <Way
        to={hrefTo('companyServices', {}, { label: 'add_service' })}
        Icon={IconTools}
        text={t('ways.service')}
        says={t('owner:addService')}
      />
      <ShareButton
        name={name}
        to={page}
        text={t('share')}
        words={t('shareWords', { name, brand })}
        className={classes.way ?? ''}
      />
      <Way to={page} Icon={IconExternalLink} text={t('ways.page')} says={t('owner:seePage')} />
      <Rest />
    </div>
  );
}

interface WayProps {
  to: Href;
  Icon: TablerIcon;
  text: string;
  /** The whole of it, for those who do not see the sign. */
  says: string;
}

function Way({ to, Icon, text, says }: WayProps) {
  return (
    <Link to={to} className={classes.way} aria-label={says}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      {text}
    </Link>
  );
}

function Rest() {
  const { t } = useTranslation('ownerDashboard');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={classes.way}
          // The bar of a phone has one of that name.
          aria-label={t('common:partOf', { what: t('ways.more'), whole: t('owner:dashboard.title') })}
        >
          <IconDots size={24} stroke={1.75} aria-hidden="true" />
          {t('ways.more')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <RestOf to={hrefTo('businessPoster')} Icon={IconQrcode} text={t('poster')} />
        <RestOf to={hrefTo('statusPicture')} Icon={IconBrandWhatsapp} text={t('statusPicture:title')} />
        <RestOf to={hrefTo('sponsor')} Icon={IconSpeakerphone} text={t('sponsor')} />
      </Menu.Dropdown>
    </Menu>
  );
}

function RestOf({ to, Icon, text }: { to: Href; Icon: TablerIcon; text: string }) {
  return (
    <Menu.Item component={Link} to={to} className={layout.target} leftSection={<Icon size={20} aria-hidden="true" />}>
      {text}
    </Menu.Item>
  );
}
