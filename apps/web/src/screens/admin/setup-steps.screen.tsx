import type { SetupSteps } from '@mercadito/contracts/setup';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { SETUP_STEPS, type SetupStep } from '@mercadito/domain/town/setup-steps';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useGetSetupStepsQuery } from '../../entities/setup/setup.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { MenuGroup, MenuRow } from '../../shared/ui/menu-rows.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';

const inTown = (part: string): Href => hrefTo('town', {}, { part });

/** Where each is done. */
const PLACES: Readonly<Record<SetupStep, Href>> = {
  brand: inTown('brand'),
  places: inTown('places'),
  zone: inTown('zone'),
  contacts: inTown('contacts'),
  hours: inTown('hours'),
  responsible: hrefTo('townLegal'),
  categories: hrefTo('categories'),
  shop: hrefTo('createCompany'),
};

/** `/admin/setup`: what a new site needs before it opens, and what of it is done (SCREEN-74, SETUP-3). */
export function Component() {
  const { t } = useTranslation('setupSteps');
  const reading = useGetSetupStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <SubPageHead
        back={<BackLink to={hrefTo('town')}>{t('town:title')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
      />
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {(steps) => <Steps steps={steps} />}
      </Loaded>
    </>
  );
}

function Steps({ steps }: { steps: SetupSteps }) {
  const { t } = useTranslation('setupSteps');
  const total = SETUP_STEPS.length;
  const done = SETUP_STEPS.filter((step) => steps[step]).length;
  return (
    <MenuGroup title={done < total ? t('progress', { done, total }) : t('all')}>
      {SETUP_STEPS.map((step) => (
        <MenuRow
          key={step}
          Icon={steps[step] ? IconCircleCheckFilled : IconCircle}
          name={t(`steps.${step}.name`)}
          text={t(`steps.${step}.text`)}
          value={t(steps[step] ? 'isDone' : 'isLeft')}
          way={{ to: PLACES[step] }}
        />
      ))}
    </MenuGroup>
  );
}
