import { Anchor, Title } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import classes from './first-steps.module.css';

type Steps = BusinessFigures['first_steps'];

const STEPS = ['photo', 'hours', 'address', 'contact', 'product'] as const satisfies readonly (keyof Steps)[];

/** How many of the first steps are left. */
export const stepsLeft = (steps: Steps): number => STEPS.filter((step) => !steps[step]).length;

const placeOf = (step: keyof Steps, companyId: number): Href =>
  ({
    photo: hrefTo('updateCompany', { companyId }),
    hours: hrefTo('openingHours'),
    address: hrefTo('addCompanyAddress'),
    contact: hrefTo('addContact'),
    product: hrefTo('addProduct'),
  })[step];

/** What a new business does first, each with the way there; what is done is ticked (FIGURES-5), and what it lacks to be listed is said (LISTED-3). */
export function FirstSteps({ companyId, steps }: { companyId: number; steps: Steps }) {
  const { t } = useTranslation('ownerDashboard');
  const id = useId();
  const done = STEPS.length - stepsLeft(steps);
  return (
    <section className={classes.box} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          {t('steps.title')}
        </Title>
        <span className={classes.progress}>{t('steps.progress', { done, total: STEPS.length })}</span>
      </div>
      {!steps.photo && <p className={classes.note}>{t('steps.notListed')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ol role="list" className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step} className={classes.step} data-done={steps[step]}>
            {steps[step] ? (
              <DoneStep text={t(`steps.${step}`)} />
            ) : (
              <StepTo to={placeOf(step, companyId)} text={t(`steps.${step}`)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function DoneStep({ text }: { text: string }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    <>
      <IconCircleCheckFilled size={24} aria-hidden="true" />
      <span>
        <span className={classes.heard}>{t('steps.isDone')} </span>
        {text}
      </span>
    </>
  );
}

function StepTo({ to, text }: { to: Href; text: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.link}>
      <IconCircle size={24} aria-hidden="true" />
      <span className={classes.text}>{text}</span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Anchor>
  );
}
