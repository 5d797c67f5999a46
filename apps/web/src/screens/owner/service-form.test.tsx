import { listServiceCategories, listServiceZones } from '@mercadito/contracts/categories';
import { createService, readServices, type Service, updateService } from '@mercadito/contracts/services';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aService } from '../../../test/fixtures/services.ts';
import { CLEANING, choose, listed, openServices, own, press, SOUTH } from '../../../test/harness/own-services.ts';
import { aPictureFile, beginPicture, watchPictures } from '../../../test/harness/pick-picture.ts';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const PHOTO = new File(['pixels'], 'poda.webp', { type: 'image/webp' });

const openNew = (...replies: Reply[]) => openServices([listed(), ...replies], '?label=add_service');
const openForm = (service: Service, ...replies: Reply[]) =>
  openServices([listed(service), ...replies], `?label=update_service&slug=${service.slug}`);

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
async function write(name: RegExp, text: string) {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

describe('a new service', () => {
  async function fill() {
    await write(/^Name/, 'Poda');
    await write(/Price per hour/, '250.125');
    await write(/^Phone/, '6361234567');
    await choose(/^Category/, 'Cleaning');
    await choose(/^Zones/, 'South');
    await choose(/^Zones/, 'North');
    await write(/^Description/, 'Con equipo propio');
    const photo = document.querySelector<HTMLInputElement>('main input[accept="image/*"]');
    if (photo) await userEvent.upload(photo, PHOTO);
  }

  test('goes out with all that was filled in, says so, and leads to the cards', async () => {
    const at = await openServices([listed(), reply(createService, own())], '?label=add_service');
    await fill();
    await expectAccessible();
    await press('Submit');
    expect(await screen.findByText('Service Created!')).toBeTruthy();
    expect(at.calls.to(createService)[0]?.body).toMatchObject({
      company_id: 2,
      name: 'Poda',
      hour_price: 250.125,
      currency: 'MXN',
      contact_phone: '+526361234567',
      category_id: 3,
      zones_ids: '4,1',
      description: 'Con equipo propio',
      is_available: true,
      subscription_active: false,
    });
    await waitFor(() => expect(at.search).toBe('?label=all_services'));
  });

  test('is shown as customers will see it while it is written', async () => {
    await openNew();
    const preview = within(await screen.findByRole('region', { name: 'As customers see it' }));
    await fill();
    await userEvent.click(screen.getByRole('switch', { name: 'Only visible to LG Members' }));
    expect(preview.getByText('Poda')).toBeTruthy();
    expect(preview.getByText(/\$250\.125/)).toBeTruthy();
    expect(preview.getByText('For members')).toBeTruthy();
  });

  test('needs its image, name, phone, category, zones and description, and no price (SERVICE-5)', async () => {
    const at = await openNew();
    await field(/^Name/);
    await press('Submit');
    expect(await screen.findAllByText('Image is required')).toHaveLength(1);
    const summary = within(
      (await screen.findByText('Please check these 6 fields:')).closest('[role=alert]') as HTMLElement,
    );
    expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Image',
      'Name',
      'Phone',
      'Category',
      'Zones',
      'Description',
    ]);
    for (const text of ['Name is required', 'Category is required', 'Zone is required', 'Description is required']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    await userEvent.click(summary.getByRole('button', { name: 'Zones' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Zones/ }));
    expect(at.calls.to(createService)).toEqual([]);
    await expectAccessible();
  });

  test('takes seven digits and three decimals of a price, in pesos unless chosen otherwise', async () => {
    await openNew();
    const price = await field(/Price per hour/);
    await userEvent.type(price, '12345678.1239');
    expect(price.value).toBe('1234567.123');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value).toBe('MXN');
  });

  test('takes no file that is no image', async () => {
    await openNew();
    await field(/^Name/);
    const photo = document.querySelector<HTMLInputElement>('main input[accept="image/*"]') as HTMLInputElement;
    await userEvent.upload(photo, new File([''], 'letter.pdf', { type: 'application/pdf' }), { applyAccept: false });
    expect(await screen.findByText('The file "letter.pdf" is not an image.')).toBeTruthy();
  });

  test('lets go of a zone again', async () => {
    await openNew();
    await field(/^Name/);
    await choose(/^Zones/, 'South');
    await choose(/^Zones/, 'North');
    await userEvent.type(screen.getByRole('combobox', { name: /^Zones/ }), '{Backspace}');
    expect(screen.getByText('South', { selector: 'span *, span' })).toBeTruthy();
    expect(screen.queryByText('North', { selector: '[class*=Pill] *' })).toBeNull();
  });

  test('has empty choices where categories and zones cannot be had', async () => {
    await openServices(
      [listed(), refuse(listServiceCategories, 500, 'internal_error'), refuse(listServiceZones, 500, 'internal_error')],
      '?label=add_service',
    );
    await field(/^Name/);
    await userEvent.click(screen.getByRole('combobox', { name: /^Category/ }));
    expect(await screen.findAllByText('There is nothing to choose from')).not.toEqual([]);
    expect(document.querySelectorAll('[role=option]')).toHaveLength(0);
  });

  test('that is refused says why, and everything typed is still there', async () => {
    await openServices([listed(), refuse(createService, 403, 'subscription_required')], '?label=add_service');
    await fill();
    await press('Submit');
    expect((await screen.findAllByText('You need an active membership for this.')).length).toBeGreaterThan(0);
    expect((await field(/^Name/)).value).toBe('Poda');
  });

  test('that is left half-written asks first, and Cancel leads to the cards', async () => {
    const at = await openNew();
    await userEvent.type(await field(/^Name/), 'Poda');
    await press('Cancel');
    const question = 'Are you sure you want to leave this page? Your progress will be lost.';
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at.search).toBe('?label=all_services'));
  });
});

describe('a service that is changed', () => {
  test('stands in the form as it is, and is sent without an image that nobody has changed', async () => {
    const at = await openForm(own({ zones: [...own().zones, SOUTH] }), reply(updateService, own()));
    expect((await field(/^Name/)).value).toBe('Poda de nogales');
    await userEvent.type(await field(/^Name/), ' viejos');
    await press('Submit');
    expect(await screen.findByText('Service Updated!')).toBeTruthy();
    const [sent] = at.calls.to(updateService);
    expect(sent?.body).toMatchObject({
      service_id: 9,
      name: 'Poda de nogales viejos',
      hour_price: 250.125,
      category_id: 2,
      zones_ids: '1,4',
      updated_at: own().updated_at,
    });
    await waitFor(() => expect(at.search).toBe('?label=all_services'));
  });

  test.each(['', '  '])('needs a description as before, and is not sent with "%s"', async (blank) => {
    const at = await openForm(own(), reply(updateService, own()));
    const description = await field(/^Description/);
    fireEvent.change(description, { target: { value: blank } });
    await press('Submit');
    await waitFor(() => expect(description.getAttribute('aria-invalid')).toBe('true'));
    expect(at.calls.to(updateService)).toEqual([]);
  });

  test('in two tabs is not lost: what differs is named, and hers is kept when she says so', async () => {
    const current = own({ name: 'Poda y riego', category: CLEANING, updated_at: '2026-11-02T12:00:00Z' });
    const at = await openForm(
      own(),
      inTurn(refuse(updateService, 409, 'changed_meanwhile'), reply(updateService, current)),
    );
    await userEvent.type(await field(/^Name/), '!');
    at.replies.set(listed(current));
    at.replies.set(reply(readServices, current));
    await press('Submit');
    const differing = within(await screen.findByRole('list', { name: 'What differs' })).getAllByRole('listitem');
    expect(differing.map((row) => row.textContent)).toEqual([
      'NameWhat is savedPoda y riegoYoursPoda de nogales!',
      'CategoryWhat is savedCleaningYoursGardening',
    ]);
    await expectAccessible();
    await press('Keep mine');
    expect(await screen.findByText('Service Updated!')).toBeTruthy();
    expect(at.calls.to(updateService)[1]?.body).toMatchObject({
      name: 'Poda de nogales!',
      updated_at: current.updated_at,
    });
  });

  test('that cannot be read shows an error, and is asked for again', async () => {
    await openServices(
      [inTurn(refuse(readServices, 500, 'internal_error'), reply(readServices, own()))],
      '?label=update_service&slug=poda-de-nogales',
    );
    expect(await screen.findByRole('heading', { name: 'The service could not be loaded' })).toBeTruthy();
    await press('Retry');
    expect((await field(/^Name/)).value).toBe('Poda de nogales');
  });

  test.each([
    ['gone', refuse(readServices, 404, 'not_found')],
    ["somebody else's", reply(readServices, aService())],
  ])('and is %s is not among hers', async (_, answer) => {
    await openServices([answer], '?label=update_service&slug=poda-de-nogales');
    expect(await screen.findByRole('heading', { name: 'We cannot find this service among yours' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your services' }).getAttribute('href')).toBe(
      '/mybusiness/services?label=all_services',
    );
  });
});

test('a new form begins when another tab is opened, without the service of before', async () => {
  const at = await openForm(own());
  await field(/^Name/);
  fireEvent.click(screen.getByRole('tab', { name: 'Add Service' }));
  await waitFor(() => expect(at.search).toBe('?label=add_service'));
  expect((await field(/^Name/)).value).toBe('');
});

describe('a picture that is still being made small when Submit is pressed', () => {
  const changed = () => reply(updateService, own());

  test('is waited for, and goes along', async () => {
    const way = Promise.withResolvers<File>();
    vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
    const pictures = watchPictures();
    const at = await openForm(own(), changed());
    await beginPicture(/^Image/, aPictureFile('slow.jpg'));
    await press('Submit');
    expect(await screen.findByText('Waiting for the photo…')).toBeTruthy();
    expect(at.calls.to(updateService)).toEqual([]);
    await expectAccessible();
    way.resolve(PHOTO);
    expect(await screen.findByText('Service Updated!')).toBeTruthy();
    expect(pictures()).toEqual(['photo']);
    expect(at.calls.to(updateService)).toHaveLength(1);
  });

  test('and cannot be, is told, and nothing goes without it until she presses again (PICTURE-8)', async () => {
    const way = Promise.withResolvers<File>();
    vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
    const at = await openForm(own(), changed());
    await beginPicture(/^Image/, aPictureFile('slow.jpg'));
    await press('Submit');
    way.reject(new Error('no picture'));
    expect(await screen.findByText('Error compressing the image. Please try again.')).toBeTruthy();
    await write(/^Name/, ' sin foto');
    await press('Submit');
    expect(await screen.findByText('Service Updated!')).toBeTruthy();
    expect(at.calls.to(updateService).map(({ body }) => body.name)).toEqual([expect.stringContaining('sin foto')]);
  });

  test('and is called off, is no longer waited for', async () => {
    vi.mocked(shrinkPicture).mockReturnValueOnce(Promise.withResolvers<File>().promise);
    const pictures = watchPictures();
    await openForm(own(), changed());
    await beginPicture(/^Image/, aPictureFile('slow.jpg'));
    await press('Submit');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel uploading slow.jpg' }));
    expect(await screen.findByText('Service Updated!')).toBeTruthy();
    expect(pictures()).toEqual([]);
  });

  test('is asked about before the form is left', async () => {
    vi.mocked(shrinkPicture).mockReturnValueOnce(Promise.withResolvers<File>().promise);
    await openForm(own());
    await beginPicture(/^Image/, aPictureFile('slow.jpg'));
    await press('Cancel');
    expect(
      await screen.findByText('Are you sure you want to leave this page? Your progress will be lost.'),
    ).toBeTruthy();
  });
});
