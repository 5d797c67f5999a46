import { Anchor } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import classes from './only.module.css';

/** Who changed something, which leads to what she changed alone. */
export function OnlyWho({ to, who }: { to: Href; who: string }) {
  const { t } = useTranslation('activity');
  return (
    <Anchor component={Link} to={to} className={classes.only} aria-label={t('onlyWho', { who })}>
      {who}
    </Anchor>
  );
}
