import { Checkbox, TextInput } from '@mantine/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
// There at once, as it is while a person is still reading.
import '@mercadito/contracts/services';
import { ContractFormBox } from './contract-form.tsx';
import { EditConflictDialog } from './edit-conflict-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { useContractForm } from './use-contract-form.ts';
import { type CurrentVersion, useEditConflict } from './use-edit-conflict.ts';
import { useSubmit } from './use-submit.ts';

interface Fields {
  name: string;
  hour_price: string | number;
  is_available: boolean;
}

const OPENED = '2026-11-01T12:00:00.000Z';
const SAVED = '2026-11-01T12:05:00.000Z';
const CURRENT = { status: 409, data: { detail: 'No', message: 'No', code: 'changed_meanwhile' } };

const send = vi.fn<(values: object) => Promise<{ data?: unknown; error?: unknown }>>();
const readAgain = vi.fn<() => Promise<CurrentVersion<Fields>>>();

function ServiceForm() {
  const form = useContractForm('services', 'updateService', {
    initialValues: { name: 'Haircut', hour_price: '100', is_available: true } as Fields,
    labels: { name: 'Name', hour_price: 'Price', is_available: 'Available' },
  });
  const conflict = useEditConflict(OPENED, readAgain);
  const save = (values: object) => send({ ...values, updated_at: conflict.lastRead.current });
  const sending = useSubmit(form, save, () => undefined, { onConflict: conflict.ask });
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <TextInput {...form.field('name')} />
        <TextInput {...form.field('hour_price')} />
        <Checkbox {...form.getInputProps('is_available', { type: 'checkbox' })} label="Available" />
        <SaveBar form={form} sending={sending} />
      </ContractFormBox>
      <EditConflictDialog
        form={form}
        conflict={conflict}
        read={{ hour_price: (price) => `$${Number(price).toFixed(2)}` }}
        onKeep={sending.submit}
      />
    </>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const dialog = () => screen.queryByRole('dialog', { name: 'Somebody changed this while you were editing' });
const differences = () => within(screen.getByRole('list', { name: 'What differs' })).getAllByRole('listitem');

/** Types another name and saves it over what somebody has saved. */
async function saveOver(current: Fields) {
  readAgain.mockResolvedValue({ values: current, updated_at: SAVED });
  await userEvent.type(name(), ' and shave');
  await press('Save');
  await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
}

beforeEach(async () => {
  vi.clearAllMocks();
  send.mockResolvedValueOnce({ error: CURRENT }).mockResolvedValue({ data: {} });
  await showComponent(<ServiceForm />);
});

test('what differs is named with both versions, and what reads alike is not (LOOK-21)', async () => {
  await saveOver({ name: 'Trim', hour_price: 100, is_available: false });
  expect(differences().map((row) => row.textContent)).toEqual([
    'NameWhat is savedTrimYoursHaircut and shave',
    'AvailableWhat is savedNoYoursYes',
  ]);
  await expectAccessible();
});

test('what was typed is kept by saving it over the version that was shown', async () => {
  await saveOver({ name: 'Trim', hour_price: 100, is_available: true });
  await press('Keep mine');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([sent]) => sent)).toMatchObject([
    { name: 'Haircut and shave', updated_at: OPENED },
    { name: 'Haircut and shave', updated_at: SAVED },
  ]);
  await waitFor(() => expect(dialog()).toBeNull());
});

test('what stands there is taken into the form, with nothing unsaved, and the next saving is of that version', async () => {
  await saveOver({ name: 'Trim', hour_price: 100, is_available: true });
  await press('Take what is saved');
  expect(name().value).toBe('Trim');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(send).toHaveBeenCalledOnce();
  await waitFor(() => expect(dialog()).toBeNull());
  await userEvent.type(name(), 's');
  await press('Save');
  expect(send.mock.lastCall?.[0]).toMatchObject({ name: 'Trims', updated_at: SAVED });
});

test('looked away from, nothing is decided: the form is as it was, and saving is of the version it was opened with', async () => {
  await saveOver({ name: 'Trim', hour_price: 100, is_available: true });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(name().value).toBe('Haircut and shave');
  await press('Save');
  expect(send.mock.lastCall?.[0]).toMatchObject({ updated_at: OPENED });
});

test('two who have written the same are told so', async () => {
  await saveOver({ name: 'Haircut and shave', hour_price: '100.00', is_available: true });
  expect(screen.getByText('What is saved says the same as yours.')).toBeDefined();
});

test('what cannot be read again is said, and nothing is lost', async () => {
  readAgain.mockRejectedValue({ status: 500, data: { detail: 'No', message: 'No', code: 'internal' } });
  await userEvent.type(name(), '!');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  await act(async () => undefined);
  expect(dialog()).toBeNull();
  expect(name().value).toBe('Haircut!');
});
