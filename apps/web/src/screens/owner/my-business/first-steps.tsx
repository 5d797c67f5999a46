import { Anchor, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { FIRST_STEPS } from '@mercadito/domain/owner/things-to-do';
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { placeOfStep, type FirstSteps as Steps, stepsLeft } from '../../../entities/business-figures/first-steps.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './my-business.module.css';

/** What a new business does first, each with the way there; what is done is ticked (FIGURES-5), and what it lacks to be listed is told (LISTED-3). */
export function FirstSteps({ companyId, steps }: { companyId: number; steps: Steps }) {
  const { t } = useTranslation('ownerDashboard');
  const id = useId();
  const done = FIRST_STEPS.length - stepsLeft(steps);
  return (
    <section className={classes.steps} aria-labelledby={id}>
      <Group align="baseline" justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
        <Title order={2} size="h3" id={id}>
          {t('steps.title')}
        </Title>
        <span className={classes.stepsProgress}>{t('steps.progress', { done, total: FIRST_STEPS.length })}</span>
      </Group>
      {!steps.photo && <Text mt="xs">{t('steps.notListed')}</Text>}
      <Stack component="ol" role="list" mt="xs" gap={0}>
        {FIRST_STEPS.map((step) => (
          <li key={step} className={`${classes.step} ${steps[step] ? words.quiet : ''}`}>
            {steps[step] ? (
              <DoneStep text={t(`steps.${step}`)} />
            ) : (
              <StepTo to={placeOfStep(step, companyId)} text={t(`steps.${step}`)} />
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

function DoneStep({ text }: { text: string }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    <>
      <IconCircleCheckFilled size={24} aria-hidden="true" className={words.toned} data-tone="good" />
      <span>
        <VisuallyHidden>{t('steps.isDone')} </VisuallyHidden>
        {text}
      </span>
    </>
  );
}

function StepTo({ to, text }: { to: Href; text: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.stepLink}>
      <IconCircle size={24} aria-hidden="true" />
      <Text span inherit flex={1}>
        {text}
      </Text>
      <IconChevronRight size={20} aria-hidden="true" />
    </Anchor>
  );
}
