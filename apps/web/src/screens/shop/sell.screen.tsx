import { Stack, Text, Title } from '@mantine/core';
import { IconCash, IconClock, IconMotorbike } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './sell.module.css';

// Whose step it is the device alone knows, so it comes when the page stands.
const NextStep = lazyChunk(() => import('./sell/next-step.tsx').then((m) => m.NextStep));

const REASONS = [
  { reason: 'page', Icon: IconClock },
  { reason: 'delivery', Icon: IconMotorbike },
  { reason: 'cash', Icon: IconCash },
] as const;

/** `/sell`: why to sell here, what it costs, and the way in (SCREEN-68). */
export function Component() {
  const { t } = useTranslation('sell');
  const { product: town } = useSite();
  return (
    <Stack maw="60rem" mx="auto" gap="lg">
      <div>
        <Title order={1}>{t('heading', { town })}</Title>
        <Text c="dimmed">{t('lead')}</Text>
      </div>
      {/* Before the reasons: below them a phone would not show it without scrolling. */}
      <WhenHydrated fallback={<div className={classes.coming} />}>
        <NextStep />
      </WhenHydrated>
      <ul className={classes.reasons}>
        {REASONS.map(({ reason, Icon }) => (
          <li key={reason} className={classes.reason}>
            <Icon size={32} stroke={1.5} aria-hidden="true" className={classes.sign} />
            <div>
              <Title order={2} size="h4">
                {t(`reasons.${reason}.title`)}
              </Title>
              <Text>{t(`reasons.${reason}.text`)}</Text>
            </div>
          </li>
        ))}
      </ul>
      <Cost />
    </Stack>
  );
}

/** What a membership costs, where the town says so (TOWN-7); in the other language rather than not at all. */
function Cost() {
  const { t } = useTranslation('sell');
  const { membership_cost: cost } = useSite();
  const language = useLanguage();
  const told = cost && (cost[language] || cost.es || cost.en);
  if (!told) return null;
  return (
    <PageCard title={t('cost')}>
      <Text className={words.prose}>{told}</Text>
    </PageCard>
  );
}
