import { Button } from '@mantine/core';
import { IconDoorEnter, IconPlayerPause } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { OpenState } from '../../entities/opening-hours/open-state.tsx';
import { usePauseTodayMutation } from '../../entities/opening-hours/opening-hours.api.ts';
import { useBusy } from '../../shared/api/use-action.ts';
import { dayOfChange } from '../../shared/format/opening.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import layout from '../../shared/ui/layout.module.css';
import looks from '../../shared/ui/looks.module.css';
import { doUndoably } from '../../shared/ui/undoable.ts';
import words from '../../shared/ui/words.module.css';

/** How her business stands, and the button that closes it for today or opens it again (HOURS-12); nothing without hours. */
export function PauseToday({ companyId }: { companyId: number }) {
  const { currentData: company } = useGetCompanyQuery({ companyId });
  return company ? <ShopNow companyId={companyId} of={company} /> : null;
}

interface ShopNowProps {
  companyId: number;
  of: ComponentProps<typeof OpenState>['of'];
}

/** For who knows already how it stands. */
export function ShopNow({ companyId, of: shop }: ShopNowProps) {
  const { t } = useTranslation('ownerHours');
  const { time_zone } = useSite();
  const now = useNow();
  const [pause] = usePauseTodayMutation();
  const { isBusy, during } = useBusy();
  if (shop.is_open_now === null) return null;
  const isPaused = shop.closed_today === 'pause';
  const opensToday = shop.next_change_at !== null && dayOfChange(shop.next_change_at, now, time_zone) === 'today';
  // Whoever has closed for today anyway has nothing to pause.
  const canPause = isPaused || shop.is_open_now || opensToday;
  const set = (is_paused: boolean) => () => pause({ companyId, is_paused });
  const press = () =>
    during(() =>
      doUndoably({
        message: t(isPaused ? 'pause.opened' : 'pause.closed'),
        act: set(!isPaused),
        actBack: set(isPaused),
      }),
    );
  const Icon = isPaused ? IconDoorEnter : IconPlayerPause;
  return (
    <section className={`${layout.row} ${looks.ifAny}`} aria-label={t('pause.title')}>
      <div className={words.text}>
        <OpenState of={shop} />
      </div>
      {canPause && (
        <Button
          variant={isPaused ? 'light' : 'subtle'}
          px="xs"
          flex="none"
          leftSection={<Icon size={20} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => void press()}
        >
          {t(isPaused ? 'pause.open' : 'pause.close')}
        </Button>
      )}
    </section>
  );
}
