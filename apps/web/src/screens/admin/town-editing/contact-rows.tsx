import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import type { TownAnswer } from '@mercadito/contracts/town';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { RowField } from './place-rows.tsx';
import classes from './town-editing.module.css';

type ContactDraft = TownAnswer['contacts'][number];

interface ContactRowsProps {
  contacts: readonly ContactDraft[];
  fieldOf: (at: number, name: keyof ContactDraft) => RowField;
  onChange: (contacts: ContactDraft[]) => void;
}

/** Whom people ask for help, in their order: a name and a WhatsApp number each. */
export function ContactRows({ contacts, fieldOf, onChange }: ContactRowsProps) {
  const { t } = useTranslation('town');
  const change = (at: number, changed: Partial<ContactDraft>) =>
    onChange(contacts.map((contact, index) => (index === at ? { ...contact, ...changed } : contact)));
  const add = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    onChange(contacts.filter((_, index) => index !== at));
    // In place of the button there is another one's, or none.
    add.current?.focus();
  };
  return (
    <Stack gap="sm">
      <ul className={classes.rows}>
        {contacts.map((contact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the order; names change while they are typed
          <li key={at}>
            <fieldset className={classes.row} aria-label={contact.name || t('contacts.new')}>
              <TextInput
                className={classes.name}
                {...fieldOf(at, 'name')}
                label={t('contacts.name')}
                maxLength={MAX_LENGTH.placeName}
                onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
              />
              <TextInput
                className={classes.name}
                {...fieldOf(at, 'whatsapp')}
                label={t('contacts.whatsapp')}
                type="tel"
                inputMode="tel"
                onChange={({ currentTarget }) => change(at, { whatsapp: currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                size="input-md"
                aria-label={t('contacts.remove', { name: contact.name || t('contacts.new') })}
                onClick={() => remove(at)}
              >
                <IconTrash size={20} />
              </ActionIcon>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        variant="light"
        leftSection={<IconPlus size={20} />}
        onClick={() => onChange([...contacts, { name: '', whatsapp: '' }])}
      >
        {t('contacts.add')}
      </Button>
    </Stack>
  );
}
