import { TextInput } from '@mantine/core';
import { isOff } from '../../../test/harness/is-off.ts';
// There at once, as it is while a person is still reading.
import '@mercadito/contracts/services';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { ContractFormBox } from './contract-form.tsx';
import { FieldBox } from './field-box.tsx';
import { SaveBar } from './save-bar.tsx';
import { useContractForm } from './use-contract-form.ts';
import { useSubmit } from './use-submit.ts';

const PHOTO = new File(['pixels'], 'pan.webp', { type: 'image/webp' });
const NAME_TAKEN = {
  status: 400,
  data: { detail: 'No', message: 'No', code: 'invalid_input', errors: { name: ['This is taken'] } },
};
const refusedWith = (status: number, code: string) => ({ status, data: { detail: code, message: code, code } });

type Answer = { data?: unknown; error?: unknown };
const send = vi.fn<(values: object) => Promise<Answer>>();
const onDone = vi.fn();
const onConflict = vi.fn();

const LABELS = { name: 'Name', hour_price: 'Price', photo: 'Photo' };

/** A service as its owner's screen will add it: text, a price that may stay blank, a picture. */
function ServiceForm({ photo = [PHOTO], asksWhichStays = false }) {
  const form = useContractForm('services', 'createService', {
    initialValues: { name: '', hour_price: '', photo },
    labels: LABELS,
    messages: { photo: 'Image is required' },
  });
  const sending = useSubmit(form, send, onDone, asksWhichStays ? { onConflict } : {});
  const { error } = form.field('photo');
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <TextInput {...form.field('name')} />
      <TextInput {...form.field('hour_price')} />
      <FieldBox name="photo">
        <button type="button" onClick={() => form.setFieldValue('photo', [PHOTO])}>
          Choose
        </button>
        {error}
      </FieldBox>
      <SaveBar form={form} sending={sending} />
    </ContractFormBox>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

async function open(part = <ServiceForm />, answer: Answer = { data: {} }) {
  vi.clearAllMocks();
  send.mockResolvedValue(answer);
  await showComponent(part);
}

/** Types alone: what the compiler would refuse is what is tested here. */
function TypedForm() {
  const form = useContractForm('services', 'updateService', {
    initialValues: { name: '', currency: '', is_available: true, photo: [] },
    labels: { name: '', currency: '', is_available: '', photo: '' },
  });
  expectTypeOf(form.values.currency).toEqualTypeOf<'' | 'MXN' | 'USD'>();
  expectTypeOf(form.values.photo).toEqualTypeOf<readonly Blob[]>();
  form.onSubmit((sent) => {
    expectTypeOf(sent.currency).toEqualTypeOf<'MXN' | 'USD' | undefined>();
    expectTypeOf(sent.name).toEqualTypeOf<string>();
  });
  // @ts-expect-error the call takes no such field
  expect(() => form.field('zone')).not.toThrow();
  return null;
}

test('values, and what is sent of them, have the types of the call', () => {
  render(<TypedForm />);
});

test('what is typed goes out with its pictures', async () => {
  await open();
  await userEvent.type(name(), 'Haircut');
  await save();
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Haircut', hour_price: '', photo: [PHOTO] }, expect.any(String));
  expect(onDone).toHaveBeenCalledOnce();
});

test('a picture that is missing is asked for in the words of the screen, and focused after the fields before it', async () => {
  await open(<ServiceForm photo={[]} />);
  await userEvent.type(name(), 'Haircut');
  await save();
  expect(screen.getByText('Image is required')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.queryByText('Image is required')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('what the server refuses stands on its field until that is changed', async () => {
  await open(<ServiceForm />, { error: NAME_TAKEN });
  await userEvent.type(name(), 'Haircut');
  await save();
  expect(await screen.findByText('This is taken')).toBeDefined();
  expect(document.activeElement).toBe(name());
  await userEvent.type(name(), 's');
  expect(screen.queryByText('This is taken')).toBeNull();
});

test.each(['not_a_picture', 'upload_too_large'])('a refusal %s stands on the picture', async (code) => {
  await open(<ServiceForm />, { error: refusedWith(415, code) });
  await userEvent.type(name(), 'Haircut');
  await save();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a newer version is the screen’s to ask about, and what was typed stays', async () => {
  await open(<ServiceForm asksWhichStays />, { error: refusedWith(409, 'changed_meanwhile') });
  await userEvent.type(name(), 'Haircut');
  await save();
  expect(onConflict).toHaveBeenCalledOnce();
  expect(name().value).toBe('Haircut');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any other conflict is a failure beside the buttons', async () => {
  await open(<ServiceForm asksWhichStays />, { error: refusedWith(409, 'product_limit') });
  await userEvent.type(name(), 'Haircut');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('100 products');
  expect(onConflict).not.toHaveBeenCalled();
});

test('a call that breaks on its way is said, and the next press sends again', async () => {
  vi.stubGlobal('reportError', vi.fn());
  await open();
  send.mockRejectedValueOnce(new Error('broken'));
  await userEvent.type(name(), 'Haircut');
  await save();
  expect(await screen.findByRole('alert')).toBeDefined();
  await save();
  expect(send).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenCalledOnce();
});

test('the bar says that something is unsaved, discards it, and is quiet once it is saved', async () => {
  await open();
  const discard = screen.getByRole<HTMLButtonElement>('button', { name: 'Discard' });
  expect(isOff(discard)).toBe(true);
  await userEvent.type(name(), 'Haircut');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  await userEvent.click(discard);
  expect(name().value).toBe('');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await userEvent.type(name(), 'Shave');
  await save();
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

test('leaving is asked about while something is unsaved, and not any more once it is saved', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await open();
  expect(isAsked()).toBe(false);
  await userEvent.type(name(), 'Haircut');
  expect(isAsked()).toBe(true);
  onDone.mockImplementation(() => expect(isAsked()).toBe(false));
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('what is wrong is listed once the form was sent, and moves nothing from under who goes on to the next field (LOOK-13)', async () => {
  await open(<ServiceForm photo={[]} />);
  await userEvent.click(name());
  await userEvent.tab();
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), 'x');
  await userEvent.tab();
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Please check these/)).toBeNull();
  await save();
  expect(await screen.findByText(/Please check these/)).toBeTruthy();
});

test('after a sending that was accepted the mistakes of the next change are not listed before it is sent', async () => {
  await open();
  await userEvent.type(name(), 'Haircut');
  await save();
  await userEvent.clear(name());
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), 'abc');
  await userEvent.tab();
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('alert')).toBeNull();
});
