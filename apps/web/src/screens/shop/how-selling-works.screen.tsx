import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import { RolePage } from './how-it-works/role-page.tsx';

const STEPS = ['open', 'goods', 'prepare', 'money'] as const;
const PICTURES = { goods: 'goods', prepare: 'prepare' } as const;
const QUESTIONS = ['cost', 'customers', 'missing', 'closing'] as const;

/** `/how-it-works/selling`: how a business sells here and gets its money (SCREEN-64). */
export function Component() {
  const { t } = useTranslation('howItWorks');
  const { product: town } = useSite();
  return (
    <RolePage
      howTo="selling"
      title={t('selling.title')}
      lead={t('selling.lead', { town })}
      steps={STEPS.map((step) => ({
        title: t(`selling.steps.${step}.title`),
        text: t(`selling.steps.${step}.text`),
        ...(step in PICTURES && {
          picture: { name: step, alt: t(`selling.steps.${step as keyof typeof PICTURES}.picture`) },
        }),
      }))}
      questions={QUESTIONS.map((each) => [
        t(`selling.asked.${each}.question`),
        t(`selling.asked.${each}.answer`, { town }),
      ])}
      onward={
        <Button component={Link} to={hrefTo('sell')}>
          {t('selling.onward', { town })}
        </Button>
      }
    />
  );
}
