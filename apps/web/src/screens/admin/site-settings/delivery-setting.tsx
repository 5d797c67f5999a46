import { Button, Stack, Switch, Text, Title } from '@mantine/core';
import type { SiteSettings } from '@mercadito/contracts/settings';
import { deliveryAt } from '@mercadito/domain/town/delivery-off';
import { useId, useState } from 'react';
import { useUpdateSettingsMutation } from '../../../entities/settings/settings-editing.api.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QuestionText } from '../../../shared/ui/question-text.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { OffUntilChoice } from './off-until-choice.tsx';
import { useOffUntil } from './use-off-until.ts';

/** What is asked about: switching, or naming another time; and the settings as they were then. */
interface Asked {
  readonly settings: SiteSettings;
  readonly turnsOn: boolean;
}

/** Whether anybody delivers, and until when not: asked about before it is switched, with what follows from it (SITE-7, SITE-10). */
export function DeliverySetting({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const id = useId();
  const { delivery_off_until: set = null } = settings;
  const { isOn, offUntil } = deliveryAt({ isOn: settings.delivery_available, offUntil: set }, useNow());
  // As it was when she was asked: what somebody has changed since is not written over.
  const [asked, setAsked] = useState<Asked | null>(null);
  const state = isOn ? t('settings.delivery.on') : t('settings.delivery.off');
  const now = offUntil === null ? state : t('settings.delivery.offUntil', { when: dates.dateTime(offUntil) });
  useAnnounced(now, { isNew: true });
  return (
    <Stack component="section" aria-labelledby={id} gap="xs" align="flex-start">
      <Title order={2} size="h3" id={id}>
        {t('settings.delivery.title')}
      </Title>
      <Switch
        size="lg"
        label={t('settings.delivery.switch')}
        checked={isOn}
        onChange={() => setAsked({ settings, turnsOn: !isOn })}
      />
      <Text c="dimmed">{now}</Text>
      {!isOn && (
        <Button variant="light" onClick={() => setAsked({ settings, turnsOn: false })}>
          {t('settings.delivery.changeUntil')}
        </Button>
      )}
      {asked && <SwitchQuestion {...asked} wasOn={isOn} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

interface SwitchQuestionProps extends Asked {
  wasOn: boolean;
  onClose: () => void;
}

function SwitchQuestion({ settings, turnsOn, wasOn: now, onClose }: SwitchQuestionProps) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateSettingsMutation();
  const off = useOffUntil();
  const missingText = useMissingText();
  const [wasOn] = useState(now);
  const nameOf = (state: boolean) => t(state ? 'activity:values.on' : 'activity:values.off');
  const change = turnsOn ? { delivery_status: true } : { delivery_status: false, delivery_off_until: off.until };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(turnsOn ? 'settings.delivery.onAsk' : 'settings.delivery.offAsk')}
      role="alertdialog"
      act={{
        label: t(turnsOn ? 'settings.delivery.onConfirm' : 'settings.delivery.offConfirm'),
        isDangerous: !turnsOn,
        missing: missingText(!turnsOn && off.until === undefined && t('settings.delivery.until.label')),
        run: () => update({ ...change, updated_at: settings.updated_at }),
        onDone: () => tell(t('settings.saved')),
      }}
    >
      <QuestionText>
        {wasOn !== turnsOn && (
          <Text fw={600}>{t('settings.delivery.change', { before: nameOf(wasOn), after: nameOf(turnsOn) })}</Text>
        )}
        <Text>{t(turnsOn ? 'settings.delivery.onEffect' : 'settings.delivery.offEffect')}</Text>
      </QuestionText>
      {!turnsOn && <OffUntilChoice off={off} />}
    </Dialog>
  );
}
