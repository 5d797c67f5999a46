import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import { KINDS, kindNameOf, type PeopleFilter } from './people-filter.ts';

/** Narrows the list to one kind of people; the search stays. */
export function PeopleChips({ filter }: { filter: PeopleFilter }) {
  const { t } = useTranslation('people');
  const row = useRef<HTMLDivElement>(null);
  // On a phone most of them lie beside the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen one is the reason to scroll
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chip) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [filter.role, filter.state]);
  return (
    <ScrollRow row={row} role="group" aria-label={t('kinds.label')}>
      {KINDS.map((kind) => {
        const [role, state] = ['role' in kind ? kind.role : undefined, 'state' in kind ? kind.state : undefined];
        const isChosen = kind.name === kindNameOf(filter);
        return (
          <Button
            key={kind.name}
            component={Link}
            to={hrefTo('people', {}, { search: filter.search || undefined, role, state })}
            radius="xl"
            variant={isChosen ? 'filled' : 'default'}
            aria-current={isChosen ? 'true' : undefined}
            style={{ flexShrink: 0 }}
          >
            {t(`kinds.${kind.name}`)}
          </Button>
        );
      })}
    </ScrollRow>
  );
}
