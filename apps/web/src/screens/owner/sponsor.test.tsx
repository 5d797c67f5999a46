import { getCompany } from '@mercadito/contracts/companies';
import { requestSponsorship } from '@mercadito/contracts/sponsors';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aSponsorRequest } from '../../../test/fixtures/sponsors.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { pickPicture, watchPictures } from '../../../test/harness/pick-picture.ts';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:banner';
  URL.revokeObjectURL = () => undefined;
});

const company = (sponsor_form_status: 'none' | 'pending approval' | 'approved') =>
  reply(getCompany, aCompany({ sponsor_form_status }));
const open = (...replies: Reply[]) => openScreen('/sponsor', { as: anOwner(), replies });

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
const fill = async () => {
  await write('Phone', '6361112233');
  await pickPicture(/Banner image/);
};

const PHONE_FORMAT = 'The correct format is: country code and a 10-digit number example: (+52)123-456-7890';

describe('an owner who has not asked', () => {
  test('sends phone and banner, and reads that it waits', async () => {
    const pictures = watchPictures();
    const at = await open(
      inTurn(company('none'), company('pending approval')),
      reply(requestSponsorship, aSponsorRequest()),
    );
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Your request is waiting for approval' })).toBeDefined();
    const [asked] = at.calls.to(requestSponsorship);
    expect(asked?.body).toEqual({ company: 2, phone: '+526361112233', email: '' });
    expect(asked?.key).not.toBeNull();
    expect(pictures()).toEqual(['banner_image']);
  });

  test('sees the slide as it will be', async () => {
    await open(company('none'));
    await expectAccessible();
    const preview = await screen.findByRole('region', { name: 'How it will look' });
    expect(within(preview).getByText('Choose a photo and see it here.')).toBeDefined();
    await pickPicture(/Banner image/);
    expect(preview.querySelector('img')?.src).toBe('blob:banner');
    expect(within(preview).getByText('Burritos El Güero')).toBeDefined();
  });

  test('is told what is missing before anything is sent', async () => {
    const at = await open(company('none'));
    await write('Phone', '12');
    await send();
    expect((await screen.findAllByText(/^The correct format is/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Banner image is required').length).toBeGreaterThan(0);
    expect(at.calls.to(requestSponsorship)).toEqual([]);
  });

  test.each([
    ['phone', 'Phone', PHONE_FORMAT, PHONE_FORMAT],
    ['email', 'E-mail (optional)', 'Is not an e-mail address', 'That e-mail is not complete'],
  ])('reads beside the field what the server says of the %s', async (field, name, words, read) => {
    await open(company('none'), refuse(requestSponsorship, 400, 'invalid_input', { errors: { [field]: [words] } }));
    await fill();
    await send();
    expect(await screen.findByText(read)).toBeDefined();
    expect((await box(name)).getAttribute('aria-invalid')).toBe('true');
  });

  test('is told that something went wrong, and keeps what was typed', async () => {
    await open(company('none'), refuse(requestSponsorship, 500, 'internal'));
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Something went wrong, please try again later.');
    expect(screen.getByRole('button', { name: 'Remove photo.jpg' })).toBeDefined();
  });
});

test('an owner whose request waits reads that, and has no form (SCREEN-44)', async () => {
  await open(company('pending approval'));
  expect(await screen.findByRole('heading', { name: 'Your request is waiting for approval' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  await expectAccessible();
});

test('an owner who is featured is thanked, and led to where it shows', async () => {
  await open(company('approved'));
  expect(await screen.findByRole('heading', { name: 'Thank you! Your business is featured' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'See the businesses’ page' });
  expect(link.getAttribute('href')).toBe('/home-business');
  await expectAccessible();
});

test('a business that cannot be read is asked for again', async () => {
  await open(inTurn(refuse(getCompany, 500, 'internal'), company('none')));
  expect(await screen.findByRole('heading', { name: 'Your business could not be loaded' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeDefined();
});
