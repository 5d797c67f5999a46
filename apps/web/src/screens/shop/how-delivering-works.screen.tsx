import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.ts';
import { RolePage } from './how-it-works/role-page.tsx';

const STEPS = ['take', 'bring', 'collect', 'handIn'] as const;
const QUESTIONS = ['earning', 'signal', 'nobody', 'beginning'] as const;

/** `/how-it-works/delivering`: from the first order to the cash that is handed in (SCREEN-64). */
export function Component() {
  const { t } = useTranslation('howItWorks');
  const { product: town } = useSite();
  return (
    <RolePage
      howTo="delivering"
      title={t('delivering.title')}
      lead={t('delivering.lead', { town })}
      steps={STEPS.map((step) => ({
        title: t(`delivering.steps.${step}.title`),
        text: t(`delivering.steps.${step}.text`),
        ...((step === 'take' || step === 'bring') && {
          picture: { name: step, alt: t(`delivering.steps.${step}.picture`) },
        }),
      }))}
      questions={QUESTIONS.map((each) => [
        t(`delivering.asked.${each}.question`),
        t(`delivering.asked.${each}.answer`),
      ])}
      onward={
        <Button component={Link} to={hrefTo('driver')}>
          {t('delivering.onward')}
        </Button>
      }
    />
  );
}
