import { TextInput } from '@mantine/core';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createService } from '@mercadito/contracts/services';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPart } from '../../../test/harness/show-part.tsx';
import { ContractFormBox } from './contract-form.tsx';
import { useContractForm } from './use-contract-form.ts';

let way: PromiseWithResolvers<AnyEndpoint>;
const onSubmit = vi.fn();

vi.mock('../api/contracts.ts', () => ({ bringContract: () => () => way.promise }));

beforeEach(() => {
  vi.clearAllMocks();
  way = Promise.withResolvers();
});

function ServiceForm() {
  const form = useContractForm('services', 'createService', {
    initialValues: { name: '', hour_price: '' },
    labels: { name: 'Name', hour_price: 'Price' },
  });
  return (
    <ContractFormBox form={form} onSubmit={onSubmit}>
      <TextInput {...form.field('name')} />
      <TextInput {...form.field('hour_price')} />
      <button type="submit">Save</button>
    </ContractFormBox>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const arrive = () => act(async () => way.resolve(createService));

test('a form stands and is filled in before its contract has come', async () => {
  await showPart(<ServiceForm />);
  await userEvent.type(name(), 'Haircut');
  await arrive();
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Haircut', hour_price: '' });
});

test('a field that was left before the contract came is checked when it has', async () => {
  await showPart(<ServiceForm />);
  await userEvent.click(name());
  await userEvent.tab();
  expect(name().getAttribute('aria-invalid')).toBeNull();
  await arrive();
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

test('what was sent before the contract came is checked as it stands when it has, and goes out once', async () => {
  await showPart(<ServiceForm />);
  await save();
  await userEvent.type(name(), 'Shave');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await arrive();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Shave', hour_price: '' });
});

test('what is wrong then is not sent', async () => {
  await showPart(<ServiceForm />);
  await save();
  await save();
  await arrive();
  expect(document.activeElement).toBe(name());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('where the contract cannot be brought, the call is made all the same and says why', async () => {
  await showPart(<ServiceForm />);
  await userEvent.type(name(), 'Haircut');
  await act(async () => way.reject(new Error('no line')));
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Haircut', hour_price: '' });
});
