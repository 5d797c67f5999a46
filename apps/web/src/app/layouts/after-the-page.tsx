import { Anchor, Group, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import looks from '../../shared/ui/looks.module.css';
import { SiteContacts } from '../../shared/ui/site-contacts.tsx';
import classes from './frame.module.css';

// What every page gets once it stands, in one file: each for itself would come no sooner and in many small pieces.
export { SessionEffects } from '../session-effects.tsx';

/** The end of every page: who helps, where there is no side to say it, for whom the site is and what it keeps. */
export function PageFoot() {
  const { t } = useTranslation('layout');
  const { classifieds_url, product: town } = useSite();
  return (
    <footer className={classes.footer}>
      <div className={classes.footContacts}>
        <Text size="sm" fw={600}>
          {t('footer.help')}
        </Text>
        <Group gap="xs">
          <SiteContacts />
        </Group>
      </div>
      <Text size="sm" c="dimmed">
        {t('notice.businessOnly', { town })}{' '}
        {classifieds_url && (
          <>
            <Anchor href={classifieds_url} rel="noopener" inherit underline="always">
              {t('notice.classifieds')}
            </Anchor>
            {'. '}
          </>
        )}
        {t('footer.storage')}{' '}
        <Anchor component={Link} to={hrefTo('howItWorks')} inherit underline="always">
          {t('howItWorks')}
        </Anchor>
        {' · '}
        <Anchor component={Link} to={hrefTo('sell')} inherit underline="always">
          {t('sell', { town })}
        </Anchor>
        {' · '}
        <Anchor component={Link} to={hrefTo('privacy')} inherit underline="always">
          {t('footer.privacy')}
        </Anchor>
        {' · '}
        <Anchor component={Link} to={hrefTo('terms')} inherit underline="always">
          {t('footer.terms')}
        </Anchor>
      </Text>
    </footer>
  );
}

/** Who helps, at the foot of the side (FRAME-6). */
export function SideFoot() {
  const { t } = useTranslation('layout');
  return (
    <section className={classes.sideFoot} aria-label={t('footer.help')}>
      <Text size="sm" fw={600} aria-hidden="true" className={`${looks.roomOnly} ${classes.sideTitle}`}>
        {t('footer.help')}
      </Text>
      <SiteContacts />
    </section>
  );
}
