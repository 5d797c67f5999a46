import { Group, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { SiteContacts } from '../../../shared/ui/site-contacts.tsx';
import classes from './role-page.module.css';

/** What somebody wants to do here, in the order of the links between the pages. */
const ROLES = { ordering: 'howItWorks', selling: 'howSellingWorks', delivering: 'howDeliveringWorks' } as const;

type HowRole = keyof typeof ROLES;

/** Taken of the demo by `npm run pictures -- how`, a file for each screen and language. */
const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

const pictureOf = (name: string, language: Language): string | undefined =>
  FILES[`./pictures/how-${name}-${language}.webp`];

/** One thing to do, in its order. */
interface HowStep {
  readonly title: string;
  readonly text: string;
  /** The picture of the screen where it is done. */
  readonly picture?: { readonly name: string; readonly alt: string };
}

interface RolePageProps {
  howTo: HowRole;
  title: string;
  lead: string;
  steps: readonly HowStep[];
  /** What newcomers ask, each with its answer. */
  questions: readonly (readonly [question: string, answer: string])[];
  /** Beneath the lead. */
  more?: ReactNode;
  /** What to do next. */
  onward: ReactNode;
  /** What is written to those who help; with its screen alone, since every page has the first message. */
  messageOf?: ComponentProps<typeof SiteContacts>['messageOf'];
}

/** How the site works for one role: steps with pictures of the screens, and what newcomers ask (SCREEN-64). */
export function RolePage({ howTo, title, lead, steps, questions, more, onward, messageOf }: RolePageProps) {
  const { t } = useTranslation('howItWorks');
  const { contacts } = useSite();
  return (
    <Stack maw="60rem" mx="auto" gap="lg">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{lead}</Text>
        {more}
      </div>
      <OtherRoles howTo={howTo} />
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      <Group>{onward}</Group>
      <PageCard title={t('questions')}>
        <dl className={classes.questions}>
          {questions.map(([question, answer]) => (
            <div key={question}>
              <Text component="dt" fw={700}>
                {question}
              </Text>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </PageCard>
      {contacts.length > 0 && (
        <PageCard title={t('help.title')}>
          <Text>{t('help.text')}</Text>
          <Group gap="xs">
            <SiteContacts variant="default" {...(messageOf && { messageOf })} />
          </Group>
        </PageCard>
      )}
    </Stack>
  );
}

function OtherRoles({ howTo }: { howTo: HowRole }) {
  const { t } = useTranslation('howItWorks');
  return (
    <nav aria-label={t('roles.label')} className={classes.roles}>
      {(Object.keys(ROLES) as HowRole[]).map((each) => (
        <Link
          key={each}
          to={hrefTo(ROLES[each])}
          className={classes.role}
          {...(each === howTo && { 'aria-current': 'page' as const })}
        >
          {t(`roles.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

function Step({ step: { title, text, picture }, number }: { step: HowStep; number: number }) {
  const language = useLanguage();
  const file = picture && pictureOf(picture.name, language);
  return (
    <li className={classes.step}>
      <Title order={2} size="h4">
        {number}. {title}
      </Title>
      <Text>{text}</Text>
      {file && (
        <img
          src={file}
          alt={picture.alt}
          width={390}
          height={640}
          loading="lazy"
          decoding="async"
          className={classes.picture}
        />
      )}
    </li>
  );
}
