import { Skeleton, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Company } from '@mercadito/contracts/companies';
import { isSearchable } from '@mercadito/domain/catalog/search-text';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useListCompaniesInfiniteQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { useActingFor } from '../../shared/session/acting-for.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import looks from '../../shared/ui/looks.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './acting-for.module.css';

/** Milliseconds after the last letter until the list is asked for. */
const PAUSE = 250;

interface ChooseBusinessProps {
  /** Where it stands: in place of a screen, or below another title. */
  level: 1 | 2;
  /** After one has been chosen. */
  onChosen?: (companyId: number) => void;
}

/** Asks an Admin for which business she acts in this tab (GATE-5). */
export function ChooseBusiness({ level, onChosen }: ChooseBusinessProps) {
  const { t } = useTranslation('acting');
  const titleId = useId();
  const { actFor } = useActingFor();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), PAUSE);
  const search = isSearchable(settled) ? settled : '';
  const reading = useListCompaniesInfiniteQuery({ with_unlisted: true, ...(search !== '' && { search }) });
  const choose = (companyId: number) => {
    actFor(companyId);
    onChosen?.(companyId);
  };
  return (
    <Stack component="section" gap="sm" aria-labelledby={titleId}>
      <Title order={level} id={titleId}>
        {t('choice.title')}
      </Title>
      <Text c="dimmed">{t('choice.text')}</Text>
      <TextInput
        type="search"
        inputMode="search"
        label={t('choice.search')}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <GrowingList
        reading={reading}
        entriesOf={({ results }) => results}
        skeleton={<Skeleton height="18rem" />}
        failed={t('choice.failed')}
        empty={
          <EmptyState
            icon={<IconBuildingStore size={40} stroke={1.5} />}
            title={t('choice.none')}
            text={t('choice.noneText')}
          />
        }
      >
        {({ entries, listRef }) => (
          <ul ref={listRef} className={classes.businesses} aria-label={t('choice.list')}>
            {entries.map((company) => (
              <li key={company._id}>
                <Choice company={company} onChoose={choose} />
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </Stack>
  );
}

function Choice({ company, onChoose }: { company: Company; onChoose: (companyId: number) => void }) {
  const { places } = useSite();
  return (
    <UnstyledButton className={`${looks.hoverable} ${classes.business}`} onClick={() => onChoose(company._id)}>
      <span className={classes.businessLogo}>
        <Picture picture={company.profile_picture} alt="" ratio={1} sizes="44px" />
      </span>
      <Stack component="span" className={words.words} gap={0}>
        <span className={words.name}>{company.name}</span>
        <span className={words.small}>{locationLabel(company.location, places)}</span>
      </Stack>
    </UnstyledButton>
  );
}
