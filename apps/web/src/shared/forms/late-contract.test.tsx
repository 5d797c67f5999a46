import { TextInput } from '@mantine/core';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createService } from '@mercadito/contracts/services';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { ContractFormBox } from './contract-form.tsx';
import { useContractForm } from './use-contract-form.ts';

let way: PromiseWithResolvers<AnyEndpoint>;
const onSubmit = vi.fn();

const bring = vi.fn(() => way.promise);

vi.mock('@mercadito/contracts/contract-files', () => ({
  CONTRACTS: { services: async () => ({ createService: await bring() }) },
}));

beforeEach(() => {
  vi.clearAllMocks();
  way = Promise.withResolvers();
});

function ServiceForm({ onClose }: { onClose?: () => void }) {
  const form = useContractForm('services', 'createService', {
    initialValues: { name: '', hour_price: '' },
    labels: { name: 'Name', hour_price: 'Price' },
  });
  return (
    <ContractFormBox form={form} onSubmit={onSubmit}>
      <TextInput {...form.field('name')} />
      <TextInput {...form.field('hour_price')} />
      <button type="submit">Save</button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </ContractFormBox>
  );
}

function ClosingForm() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <ServiceForm onClose={() => setOpen(false)} /> : null;
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const arrive = () => act(async () => way.resolve(createService));

test('a contract is asked for when somebody is in the form, and not before', async () => {
  await showComponent(<ServiceForm />);
  expect(bring).not.toHaveBeenCalled();
  await userEvent.click(name());
  expect(bring).toHaveBeenCalledOnce();
});

test('a form stands and is filled in before its contract has come', async () => {
  await showComponent(<ServiceForm />);
  await userEvent.type(name(), 'Haircut');
  await arrive();
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Haircut', hour_price: '' });
});

test('a field that was left before the contract came is checked when it has', async () => {
  await showComponent(<ServiceForm />);
  await userEvent.click(name());
  await userEvent.tab();
  expect(name().getAttribute('aria-invalid')).toBeNull();
  await arrive();
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

test('what was sent before the contract came is checked as it stands when it has, and goes out once', async () => {
  await showComponent(<ServiceForm />);
  await save();
  await userEvent.type(name(), 'Shave');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await arrive();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Shave', hour_price: '' });
});

test('what is wrong then is not sent', async () => {
  await showComponent(<ServiceForm />);
  await save();
  await save();
  await arrive();
  expect(document.activeElement).toBe(name());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('where the contract cannot be brought that is said and nothing is sent, and the next press asks for it again', async () => {
  await showComponent(<ServiceForm />);
  await userEvent.type(name(), 'Haircut');
  await act(async () => way.reject(new Error('no line')));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  expect(onSubmit).not.toHaveBeenCalled();
  way = Promise.withResolvers();
  await save();
  expect(screen.queryByRole('alert')).toBeNull();
  await arrive();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Haircut', hour_price: '' });
});

test('a field that is left while the contract cannot be brought is not said to be wrong', async () => {
  await showComponent(<ServiceForm />);
  await userEvent.click(name());
  await act(async () => way.reject(new Error('no line')));
  await userEvent.tab();
  expect(name().getAttribute('aria-invalid')).toBeNull();
});

test('what waited for the contract is not sent once its form is gone', async () => {
  await showComponent(<ClosingForm />);
  await userEvent.type(name(), 'Haircut');
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await arrive();
  expect(onSubmit).not.toHaveBeenCalled();
});

const STILL_LOADING = 'Still loading. It is sent as soon as that is done…';

test('a press is said to wait while the contract does not come, and after ten seconds that it takes too long', async () => {
  await showComponent(<ServiceForm />);
  await userEvent.type(name(), 'Haircut');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(async () => undefined);
    expect(screen.getByText(STILL_LOADING)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert').textContent).toContain('is taking too long');
    expect(screen.queryByText(STILL_LOADING)).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

/** A contract at which every look throws, as one does that lacks a field of the form. */
const BROKEN = { ...createService, body: undefined, files: undefined } as unknown as AnyEndpoint;

test.each([
  ['there before the press', true],
  ['late', false],
])('where looking at the fields throws, with a contract that is %s, it is said at every press', async (_, isThere) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  await showComponent(<ServiceForm />);
  if (isThere) await act(async () => way.resolve(BROKEN));
  await save();
  if (!isThere) await act(async () => way.resolve(BROKEN));
  expect(await screen.findByRole('alert')).toBeDefined();
  await save();
  expect(report).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});
