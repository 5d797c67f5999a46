import { deleteService, readServices, updateService } from '@mercadito/contracts/services';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { listed, openServices, own, press } from '../../../test/harness/own-services.ts';
import { inTurn, later, refuse, reply } from '../../../test/harness/replies.ts';

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the cards', () => {
  const PINNED = own({ id: 7, slug: 'riego', name: 'Riego', is_pin: true });

  test('of an owner stand under their tab, the pinned ones first, each with what can be done (SCREEN-21)', async () => {
    await openServices([listed(own(), PINNED)]);
    await screen.findByRole('list', { name: 'Pinned services' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Services Cards', 'Add Service']);
    expect([names('Pinned services'), names('All services')]).toEqual([['Riego'], ['Poda de nogales']]);
    expect(screen.getByRole('link', { name: 'Edit Poda de nogales' }).getAttribute('href')).toBe(
      '/mybusiness/services?label=update_service&slug=poda-de-nogales',
    );
    await expectAccessible();
  });

  test('that are none say so and lead to the form', async () => {
    const at = await openServices([listed()]);
    expect(await screen.findByRole('heading', { name: 'There are no services yet...' })).toBeTruthy();
    await expectAccessible();
    await userEvent.click(screen.getByRole('link', { name: 'Add Service' }));
    expect(at.search).toBe('?label=add_service');
  });

  test('that cannot be had say so and are asked for again', async () => {
    await openServices([inTurn(refuse(readServices, 500, 'internal_error'), listed(own()))]);
    const failed = 'Something went wrong retrieving the services, please try again later.';
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
    await press('Retry');
    expect(await screen.findByRole('list', { name: 'All services' })).toBeTruthy();
  });

  test('are pinned at once, and Undo takes that back', async () => {
    const answer = later(updateService);
    const at = await openServices([listed(own()), answer]);
    await screen.findByRole('list', { name: 'All services' });
    await press('Pin Poda de nogales');
    // The server has not answered yet.
    expect(await screen.findByRole('list', { name: 'Pinned services' })).toBeTruthy();
    expect(names('Pinned services')).toEqual(['Poda de nogales']);
    answer.give(own({ is_pin: true }));
    at.replies.set(listed(own({ is_pin: true })));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(updateService)).toHaveLength(2));
    expect(at.calls.to(updateService).map(({ body }) => [body.is_pin, body.name, body.zones_ids])).toEqual([
      [true, 'Poda de nogales', '1'],
      [false, 'Poda de nogales', '1'],
    ]);
  });

  test('of which five are pinned refuse a sixth, which stays where it was', async () => {
    await openServices([listed(own()), refuse(updateService, 409, 'service_pin_limit')]);
    await screen.findByRole('list', { name: 'All services' });
    await press('Pin Poda de nogales');
    expect(await screen.findByText('You can pin at most 5 services.')).toBeTruthy();
    // A change of the cache is drawn with the next frame, a message at once.
    await screen.findByRole('list', { name: 'All services' });
    expect(names('All services')).toEqual(['Poda de nogales']);
    expect(screen.queryByRole('list', { name: 'Pinned services' })).toBeNull();
  });

  test('say at once that a service is not available, with Undo', async () => {
    const at = await openServices([listed(own()), reply(updateService, own({ is_available: false }))]);
    await userEvent.click(await screen.findByRole('switch', { name: 'Poda de nogales: available' }));
    expect(await screen.findByText('Poda de nogales is no longer available')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(at.calls.to(updateService)[0]?.body).toMatchObject({
      is_available: false,
      updated_at: own().updated_at,
      description: own().description,
    });
  });

  test('change only what was pressed of a service that somebody has saved meanwhile (SERVICE-6)', async () => {
    const current = own({ name: 'Poda y riego', updated_at: '2026-11-02T12:00:00Z' });
    const at = await openServices([
      listed(own()),
      inTurn(refuse(updateService, 409, 'changed_meanwhile'), reply(updateService, current)),
    ]);
    const available = await screen.findByRole('switch', { name: 'Poda de nogales: available' });
    at.replies.set(listed(current));
    await userEvent.click(available);
    await waitFor(() => expect(at.calls.to(updateService)).toHaveLength(2));
    expect(at.calls.to(updateService)[1]?.body).toMatchObject({
      name: 'Poda y riego',
      is_available: false,
      updated_at: current.updated_at,
    });
  });

  test('are kept with Escape, and the focus is back where it came from', async () => {
    const at = await openServices([listed(own())]);
    await screen.findByRole('list', { name: 'All services' });
    await press('Delete Poda de nogales');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Poda de nogales' }));
    expect(at.calls.to(deleteService)).toEqual([]);
  });

  test('are deleted after a question with photo and name', async () => {
    const at = await openServices([listed(own()), reply(deleteService, { id: 9 })]);
    await screen.findByRole('list', { name: 'All services' });
    await press('Delete Poda de nogales');
    const question = 'Do you want to delete this service: Poda de nogales?';
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(dialog.getByRole('img', { name: 'Poda de nogales' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    at.replies.set(listed());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Service Deleted!')).toBeTruthy();
    expect(at.calls.to(deleteService)[0]?.body).toMatchObject({ service_id: 9, company_id: 2 });
    await screen.findByRole('heading', { name: 'There are no services yet...' });
  });
});
