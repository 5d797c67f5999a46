import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { MessageChoices } from './message-choices.tsx';
import { ProfilePart } from './profile-part.tsx';

const PushSwitch = lazyChunk(() => import('../../features/push/push-offer.tsx').then((m) => m.PushSwitch));

/** `/profile/messages`: what a person is told, by which way, and when not (MESSAGE-9). */
export function Component() {
  const { t } = useTranslation('inbox');
  return (
    <ProfilePart title={t('settings')}>
      <SectionCard title={t('push.title')}>
        <Suspense>
          <PushSwitch />
        </Suspense>
      </SectionCard>
      <SectionCard title={t('choices')}>
        <MessageChoices />
      </SectionCard>
    </ProfilePart>
  );
}
