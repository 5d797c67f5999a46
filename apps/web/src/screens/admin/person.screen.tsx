import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconUserOff } from '@tabler/icons-react';
import { useGetPersonQuery } from '../../entities/accounts/people.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useParams } from '../../shared/navigation/router.tsx';
import { useReturnAddress } from '../../shared/navigation/use-return-address.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { PersonPage } from './person-page.tsx';

/** One person, and all that an Admin decides about them (SCREEN-51). */
export function Component() {
  const { t } = useTranslation('people');
  const { userId } = useParams<'person'>();
  const list = useReturnAddress(hrefTo('people'));
  return (
    <>
      <SubPageHead back={<BackLink to={list}>{t('person.back')}</BackLink>} />
      <Loaded
        reading={useGetPersonQuery({ userId })}
        skeleton={<SkeletonPage kind="thing" />}
        failed={t('person.failed')}
        absent={
          <AbsentPage
            icon={<IconUserOff size={40} stroke={1.5} />}
            title={t('person.absent')}
            text={t('person.absentText')}
            to={hrefTo('people')}
            action={t('nobody.all')}
          />
        }
      >
        {(person) => <PersonPage key={person.id} person={person} />}
      </Loaded>
    </>
  );
}
