import { ActionIcon, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import type { SearchKin } from '@mercadito/contracts/search';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconListSearch, IconTrash } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import {
  useAddSearchKinMutation,
  useListSearchKinQuery,
  useRemoveSearchKinMutation,
} from '../../entities/search/search-kin.api.ts';
import { DeleteDialog } from '../../shared/dialogs/delete-dialog.tsx';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import looks from '../../shared/ui/looks.module.css';
import { RowsSkeleton } from '../../shared/ui/rows-skeleton.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import words from '../../shared/ui/words.module.css';
import { UnfoundSearches } from './search-words/unfound-searches.tsx';

/** What a search takes for one thing beside what it knows by itself, and what it did not find (SCREEN-69). */
export function Component() {
  const { t } = useTranslation('searchWords');
  const adding = useAddNames();
  const field = useRef<HTMLInputElement>(null);
  const lines = useListSearchKinQuery();
  const begin = (query: string) => {
    adding.form.setFieldValue('names', `${query} = `);
    field.current?.focus();
  };
  return (
    <Stack gap="md">
      <Title order={1}>{t('title')}</Title>
      <Text>{t('text')}</Text>
      <AddNames adding={adding} field={field} />
      <Loaded reading={lines} skeleton={<RowsSkeleton height={48} />} failed={t('failed')}>
        {(all) => <Lines lines={all} />}
      </Loaded>
      <UnfoundSearches lines={lines.data ?? []} onName={begin} />
    </Stack>
  );
}

const BLANK = { names: '' };

function useAddNames() {
  const { t } = useTranslation('searchWords');
  const [add] = useAddSearchKinMutation();
  const form = useContractForm('search', 'addSearchKin', {
    initialValues: BLANK,
    labels: { names: t('names') },
    messages: { names: t('unreadable') },
  });
  const sending = useSubmit(
    form,
    (values, idempotencyKey) => add({ ...values, idempotencyKey }),
    ({ names }) => {
      tell(t('added', { names }));
      form.beginWith(BLANK);
    },
  );
  return { form, ...sending };
}

interface AddNamesProps {
  adding: ReturnType<typeof useAddNames>;
  field: Ref<HTMLInputElement>;
}

/** One line with the names of one thing. */
function AddNames({ adding: { form, failure, isSending, submit }, field }: AddNamesProps) {
  const { t } = useTranslation('searchWords');
  return (
    <ContractFormBox form={form} onSubmit={submit}>
      <Stack>
        <TextInput {...form.field('names')} ref={field} description={t('hint')} maxLength={MAX_LENGTH.searchKin} />
        <LeaveGuard isDirty={form.isDirty()} />
        <FormFailure error={failure} />
        <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
          {t('add')}
        </Button>
      </Stack>
    </ContractFormBox>
  );
}

function Lines({ lines }: { lines: readonly SearchKin[] }) {
  const { t } = useTranslation('searchWords');
  const [remove] = useRemoveSearchKinMutation();
  const [asked, setAsked] = useState<SearchKin | null>(null);
  return (
    <>
      {lines.length === 0 ? (
        <EmptyState icon={<IconListSearch size={40} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <StackedList gap={0} className={`${looks.divided} ${looks.listPaper}`} label={t('list')}>
          {lines.map((line) => (
            <li key={line.id} className={layout.row}>
              <Text className={`${layout.grows} ${words.breaks}`}>{line.names}</Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('remove', { names: line.names })}
                onClick={() => setAsked(line)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </StackedList>
      )}
      {asked && (
        <DeleteDialog
          opened
          name={asked.names}
          onDelete={() => remove({ kinId: asked.id })}
          onDeleted={() => tell(t('removed', { names: asked.names }))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
