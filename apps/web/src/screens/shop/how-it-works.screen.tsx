import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCash, IconClipboardCheck, IconMotorbike, IconShoppingBag } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.ts';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { SiteContacts } from '../../shared/ui/site-contacts.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './how-it-works.module.css';

const STEPS = [
  { step: 'choose', Icon: IconShoppingBag },
  { step: 'order', Icon: IconClipboardCheck },
  { step: 'follow', Icon: IconMotorbike },
  { step: 'pay', Icon: IconCash },
] as const;

/** `/how-it-works`: from the first look to the door, for who has never ordered here (SCREEN-64). */
export function Component() {
  const { t } = useTranslation('howItWorks');
  const { product, contacts, about } = useSite();
  const language = useLanguage();
  // In the other language rather than not at all.
  const told = about && (about[language] || about.es || about.en);
  return (
    <Stack maw="60rem" mx="auto" gap="lg">
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('lead', { town: product })}</Text>
        {told && (
          <Text mt="xs" className={words.prose}>
            {told}
          </Text>
        )}
      </div>
      <ol className={classes.steps}>
        {STEPS.map(({ step, Icon }) => (
          <li key={step} className={classes.step}>
            <Icon size={32} stroke={1.5} aria-hidden="true" className={classes.sign} />
            <div>
              <Title order={2} size="h4">
                {t(`steps.${step}.title`)}
              </Title>
              <Text>{t(`steps.${step}.text`)}</Text>
            </div>
          </li>
        ))}
      </ol>
      <Group>
        <Button component={Link} to={hrefTo('home')}>
          {t('toProducts')}
        </Button>
        <Button component={Link} to={hrefTo('homeBusiness')} variant="default">
          {t('toBusinesses')}
        </Button>
      </Group>
      <div className={classes.more}>
        <PageCard title={t('sell.title')}>
          <Text>{t('sell.text')}</Text>
          <Group>
            <Button component={Link} to={hrefTo('sell')} variant="default">
              {t('sell.to')}
            </Button>
          </Group>
        </PageCard>
        {contacts.length > 0 && (
          <PageCard title={t('help.title')}>
            <Text>{t('help.text')}</Text>
            <Group gap="xs">
              <SiteContacts variant="default" />
            </Group>
          </PageCard>
        )}
      </div>
    </Stack>
  );
}
