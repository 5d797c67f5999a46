import { getPerson } from '@mercadito/contracts/accounts';
import { listAllCategories } from '@mercadito/contracts/category-editing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { someLists } from '../../../test/fixtures/category-lists.ts';
import { aPerson } from '../../../test/fixtures/people.ts';
import { backIsCaught } from '../../../test/harness/back.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test('a reason to block somebody that was begun stays, until its loss is agreed to', async () => {
  const at = await openScreen('/admin/people/5', { as: anAdmin(), replies: [reply(getPerson, aPerson())] });
  await userEvent.click(await screen.findByRole('button', { name: 'Block…' }));
  const form = within(await screen.findByRole('alertdialog', { name: 'Block Lupita Ríos?' }));
  await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Nobody opened');
  await backIsCaught();
  expect(at.pathname).toMatch(/^\/admin\/people\//);
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(form.getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Nobody opened');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a category that was begun stays, until its loss is agreed to', async () => {
  const at = await openScreen('/admin/categories?label=zones', {
    as: anAdmin(),
    replies: [reply(listAllCategories, someLists())],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add zone' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add zone' }));
  const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name in Spanish' });
  await userEvent.type(name, 'Casas');
  await backIsCaught();
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(name.value).toBe('Casas');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(at.pathname).toMatch(/^\/admin\/categories/);
});
