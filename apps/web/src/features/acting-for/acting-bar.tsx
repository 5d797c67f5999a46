import { Button, Group } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import classes from './acting-for.module.css';
import { DASHBOARD_SEARCH } from './dashboard-search.ts';

/**
 * Above each screen of an owner while an Admin acts for her business (GATE-5). Both ways out are links: a form with something
 * unsaved asks before it is left.
 */
export function ActingBar({ companyId }: { companyId: number }) {
  const { t } = useTranslation('acting');
  const { currentData: company, error } = useGetCompanyQuery({ companyId });
  const who = isAbsent(error) ? t('gone') : company ? t('bar', { name: company.name }) : t('barUnknown');
  return (
    <Group component="aside" className={classes.bar} gap="0 var(--mantine-spacing-xs)" aria-label={t('label')}>
      <p className={classes.who}>{who}</p>
      <div className={classes.ways}>
        <Button
          component={Link}
          to={hrefTo('myBusiness', {}, { business: DASHBOARD_SEARCH.none })}
          variant="subtle"
          px="xs"
        >
          {t('stop')}
        </Button>
        <Button
          component={Link}
          to={hrefTo('myBusiness', {}, { business: DASHBOARD_SEARCH.choice })}
          variant="subtle"
          px="xs"
        >
          {t('another')}
        </Button>
      </div>
    </Group>
  );
}
