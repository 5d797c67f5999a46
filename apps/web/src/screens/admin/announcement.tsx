import { Button, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { AUDIENCES, type Audience } from '@mercadito/domain/messages/audiences';
import { useState } from 'react';
import { useAnnounceMutation } from '../../entities/announcements/announcements.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { SectionCard } from '../../shared/ui/section-card.tsx';

const BLANK = { audience: 'everybody' as Audience, title_es: '', text_es: '', title_en: '', text_en: '' };

/** An Admin writes to people, in both languages, and sees it as they will (MESSAGE-15). */
export function Announcement() {
  const { t } = useTranslation('admin');
  const [announceToPeople] = useAnnounceMutation();
  const [sentTo, setSentTo] = useState<number | null>(null);
  const form = useContractForm('announcements', 'announce', {
    initialValues: BLANK,
    labels: {
      audience: t('announcement.audience'),
      title_es: t('announcement.titleEs'),
      text_es: t('announcement.textEs'),
      title_en: t('announcement.titleEn'),
      text_en: t('announcement.textEn'),
    },
  });
  const { failure, isSending, submit } = useSubmit(
    form,
    (values, idempotencyKey) => announceToPeople({ ...values, idempotencyKey }),
    ({ people }) => {
      setSentTo(people);
      form.beginWith(BLANK);
    },
  );
  const told = sentTo !== null && t('announcement.sent', { count: sentTo });
  useAnnounced(told);
  const { title_es, text_es, title_en, text_en } = form.values;
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <Title order={2} size="h3">
          {t('announcement.title')}
        </Title>
        <NativeSelect
          {...form.field('audience')}
          data={AUDIENCES.map((value) => ({ value, label: t(`announcement.to.${value}`) }))}
        />
        <TextInput {...form.field('title_es')} maxLength={MAX_LENGTH.announcementTitle} />
        <Textarea {...form.field('text_es')} maxLength={MAX_LENGTH.announcement} autosize minRows={2} />
        <TextInput {...form.field('title_en')} maxLength={MAX_LENGTH.announcementTitle} />
        <Textarea {...form.field('text_en')} maxLength={MAX_LENGTH.announcement} autosize minRows={2} />
        <Text fw={600}>{t('announcement.preview')}</Text>
        <Preview title={title_es} text={text_es} />
        <Preview title={title_en} text={text_en} />
        <LeaveGuard isDirty={form.isDirty()} />
        <FormFailure error={failure} />
        <Text>{told}</Text>
        <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
          {t('announcement.send')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}

function Preview({ title, text }: { title: string; text: string }) {
  return title.trim() === '' ? null : (
    <SectionCard title={title} text={text}>
      {null}
    </SectionCard>
  );
}
