import { Alert, Anchor } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconMessageExclamation } from '@tabler/icons-react';
import { useListDriverReportsInfiniteQuery } from '../../entities/driver-reports/driver-reports.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { DispatchBoard } from './dispatch/dispatch-board.tsx';

/** The board from which orders are given to drivers, live, with what drivers told of orders that had changed (SCREEN-56). */
export function Component() {
  return (
    <>
      <OpenReports />
      <DispatchBoard />
    </>
  );
}

/** How many reports nobody has seen yet, as far as the first page tells, and the way to them; nothing where there are none. */
function OpenReports() {
  const { t } = useTranslation('driverReports');
  const { data } = useListDriverReportsInfiniteQuery({});
  const count = data?.pages[0]?.results.filter(({ reviewed_at }) => reviewed_at === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Alert variant="light" color="yellow" mb="md" icon={<IconMessageExclamation aria-hidden="true" />}>
      <Anchor component={Link} to={hrefTo('driverReports')} inherit fw={600}>
        {t('open', { count })}
      </Anchor>
    </Alert>
  );
}
