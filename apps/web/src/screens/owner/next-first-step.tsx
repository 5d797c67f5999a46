import { Button, Text } from '@mantine/core';
import { nextStep } from '@mercadito/domain/owner/things-to-do';
import { useGetBusinessFiguresQuery } from '../../entities/business-figures/business-figures.api.ts';
import { placeOfStep } from '../../entities/business-figures/first-steps.ts';
import { useLateTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { PageCard } from '../../shared/ui/page-card.tsx';

/** After one of the first steps of a new business, the way to the next; nothing once all are done (FIGURES-9). */
export function NextFirstStep({ companyId }: { companyId: number }) {
  const { t, ready } = useLateTranslation('ownerDashboard');
  const { currentData: figures } = useGetBusinessFiguresQuery({ companyId });
  const step = figures ? nextStep(figures.first_steps) : null;
  if (!ready || step === null) return null;
  return (
    <PageCard title={t('steps.then')} mb="md">
      <Text>{t(`steps.${step}`)}</Text>
      <div>
        <Button
          component={Link}
          to={placeOfStep(step, companyId)}
          aria-label={t('common:partOf', { what: t('steps.next'), whole: t(`steps.${step}`) })}
        >
          {t('steps.next')}
        </Button>
      </div>
    </PageCard>
  );
}
