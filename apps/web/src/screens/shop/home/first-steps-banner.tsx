import { ActionIcon, Button, Text } from '@mantine/core';
import { FIRST_STEPS, nextStep } from '@mercadito/domain/owner/things-to-do';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import * as v from 'valibot';
import { useGetBusinessFiguresQuery } from '../../../entities/business-figures/business-figures.api.ts';
import { placeOfStep, stepsLeft } from '../../../entities/business-figures/first-steps.ts';
import { useLateTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { createStored } from '../../../shared/storage/stored.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './home-desk.module.css';

/** Of which business it was closed. */
const closed = createStored('firstStepsClosed', () => v.number(), { area: 'device', perPerson: false });

/** The next of the first steps of a new business, until all are done or it is closed (FIGURES-9). */
export function FirstStepsBanner({ companyId }: { companyId: number }) {
  const { t, ready } = useLateTranslation('ownerDashboard');
  const { currentData: figures } = useGetBusinessFiguresQuery({ companyId });
  const [isClosed, setClosed] = useState(() => closed.read() === companyId);
  const step = figures ? nextStep(figures.first_steps) : null;
  if (!ready || !figures || step === null || isClosed) return null;
  const close = () => {
    closed.write(companyId);
    setClosed(true);
    // What had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const done = FIRST_STEPS.length - stepsLeft(figures.first_steps);
  return (
    <section className={classes.banner} aria-label={t('steps.title')}>
      <div className={words.text}>
        <Text fw={600}>
          {t('steps.title')} · {t('steps.progress', { done, total: FIRST_STEPS.length })}
        </Text>
        <Text>{t(`steps.${step}`)}</Text>
      </div>
      <Button
        component={Link}
        to={placeOfStep(step, companyId)}
        aria-label={t('common:partOf', { what: t('steps.next'), whole: t(`steps.${step}`) })}
      >
        {t('steps.next')}
      </Button>
      <ActionIcon variant="subtle" color="gray" aria-label={t('steps.close')} onClick={close}>
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
}
