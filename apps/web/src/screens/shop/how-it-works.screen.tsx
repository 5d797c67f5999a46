import { Button, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import words from '../../shared/ui/words.module.css';
import { RolePage } from './how-it-works/role-page.tsx';

const STEPS = ['choose', 'order', 'follow', 'pay'] as const;
const QUESTIONS = ['keyword', 'phone', 'paying', 'missing', 'membership'] as const;

/** `/how-it-works`: from the first look to the door, for who has never ordered here (SCREEN-64). */
export function Component() {
  const { t } = useTranslation('howItWorks');
  const { product, about } = useSite();
  const language = useLanguage();
  // In the other language rather than not at all.
  const told = about && (about[language] || about.es || about.en);
  return (
    <RolePage
      howTo="ordering"
      title={t('title')}
      lead={t('lead', { town: product })}
      more={
        told && (
          <Text mt="xs" className={words.prose}>
            {told}
          </Text>
        )
      }
      steps={STEPS.map((step) => ({
        title: t(`steps.${step}.title`),
        text: t(`steps.${step}.text`),
        ...(step !== 'pay' && { picture: { name: step, alt: t(`steps.${step}.picture`) } }),
      }))}
      questions={QUESTIONS.map((each) => [t(`asked.${each}.question`), t(`asked.${each}.answer`)])}
      onward={
        <>
          <Button component={Link} to={hrefTo('home')}>
            {t('toProducts')}
          </Button>
          <Button component={Link} to={hrefTo('homeBusiness')} variant="default">
            {t('toBusinesses')}
          </Button>
        </>
      }
    />
  );
}
