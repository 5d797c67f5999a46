import { describe, expect, test } from 'vitest';
import { findRights } from '../lib/rights.ts';
import { type Grant, lineOfRight, type Right, rightsIn, textOfRights } from '../lib/who-may.ts';
import { findWhoMayFaults, mendWhoMay } from './who-may.ts';

const grants = (...kinds: string[]): Grant[] => kinds.map((kind) => ({ kind, own: [] }));
const call = (key: string, who: readonly Grant[]): Right => ({ key, what: `GET /${key}/`, asks: 'sales.read', who });
const held = (kind: string, ...own: string[]): Grant => ({ kind, own });

const sales = call('listSales', [held('owner', 'company=params.companyId'), ...grants('admin')]);
const people = call('listPeople', grants('admin'));
const written = textOfRights([people, sales]);
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('a right', () => {
  test('is a line that says whose ids have to be their own', () => {
    expect(lineOfRight(sales)).toBe(
      'listSales | GET /listSales/ | sales.read | own company=params.companyId: owner; any: admin',
    );
  });

  test.each([
    ['held to ids', sales],
    ['for visitors too', call('seeSales', [...grants('visitor'), held('owner', 'user=query.a', 'user=query.b')])],
    ['for nobody', call('burnSales', [])],
  ])('%s is read as it is written', (_what, right) => {
    expect(rightsIn(textOfRights([right]))).toEqual(new Map([[right.key, right]]));
  });

  test('that is written twice, or as none is, is refused', () => {
    expect(() => rightsIn(`${written}${lineOfRight(sales)}\n`)).toThrow('two lines for listSales');
    expect(() => rightsIn('<<<<<<< HEAD\n')).toThrow('no right is written as');
  });
});

describe('the check of who may', () => {
  test.each<[string, readonly Right[], string]>([
    ['that let nobody else in', [sales], 'listPeople is gone: npm run fix'],
    ['for fewer', [people, call('listSales', grants('admin'))], 'npm run fix'],
    ['for more', [call('listPeople', grants('owner', 'admin')), sales], 'npm run fix -- widen listPeople owner'],
    [
      'with ids that are not compared any more',
      [people, call('listSales', grants('owner', 'admin'))],
      'npm run fix -- widen listSales owner',
    ],
    ['that are new', [people, sales, call('readAll', grants('customer'))], 'npm run fix -- widen readAll customer'],
    [
      'of a screen that is open',
      [people, sales, call('/all/{id}', grants('visitor'))],
      "npm run fix -- widen '/all/{id}' visitor",
    ],
  ])('tells rights %s, each with what writes it', async (_which, rights, command) => {
    const faults = await findWhoMayFaults(written, rights);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.endsWith(command)).toBe(true);
  });

  test('tells lines that stand elsewhere than the command writes them', async () => {
    expect(await findWhoMayFaults(textOfRights([sales, people]), [people, sales])).toHaveLength(1);
  });

  test('finds the file as the code says', async () => {
    expect(await findWhoMayFaults()).toEqual([]);
  });
});

describe('the command that writes who may', () => {
  const open = call('listSales', grants('customer', 'owner', 'admin'));

  test('writes by itself what has become narrower, and what is gone', () => {
    const { text, commands } = mendWhoMay(written, [call('listSales', grants('admin'))]);
    expect(linesOf(text)).toEqual(['listSales | GET /listSales/ | sales.read | admin']);
    expect(commands).toEqual([]);
  });

  test('leaves what has become wider as it was, and says by which command it is written', () => {
    expect(mendWhoMay(written, [people, open])).toEqual({
      text: written,
      commands: ['npm run fix -- widen listSales customer owner'],
    });
  });

  test('writes no line of a call that is new, as long as nobody is meant', () => {
    const { text, commands } = mendWhoMay(written, [people, call('readAll', grants('visitor')), sales]);
    expect(text).toBe(written);
    expect(commands).toEqual(['npm run fix -- widen readAll visitor']);
  });

  test('writes those who are meant, and of them alone', () => {
    const { text, commands } = mendWhoMay(written, [people, open], { key: 'listSales', kinds: ['customer'] });
    expect(linesOf(text)[1]).toMatch(/any: customer admin; own company=params.companyId: owner$/);
    expect(commands).toEqual(['npm run fix -- widen listSales owner']);
  });

  test.each([
    ['a call that there is not', 'listFails', ['owner'], 'There is no call'],
    ['who is let in already', 'listPeople', ['admin'], 'is not wider for admin'],
    ['whom the code does not let in', 'listPeople', ['driver'], 'is not wider for driver'],
    ['nobody', 'listSales', [], 'Whom? npm run fix -- widen listSales customer owner'],
  ])('refuses to widen for %s', (_what, key, kinds, told) => {
    expect(() => mendWhoMay(written, [people, open], { key, kinds })).toThrow(told);
  });
});

describe('the rights that the code says', () => {
  test('are those of every call and screen, and of what is asked beside them', async () => {
    const rights = new Map((await findRights()).map((right) => [right.key, lineOfRight(right)]));
    expect(rights.size).toBeGreaterThan(200);
    expect(rights.get('setDriverAvailability')).toBe(
      'setDriverAvailability | PUT /companies/driver-profile/settings/ | availability.set | ' +
        'own user=body.user_id driver=body.driver_id: driver; any: admin',
    );
    expect(rights.get('logout')?.endsWith('admin one-time-password')).toBe(true);
    expect(rights.get('/checkout')).toBe(
      '/checkout | screen checkout | signedIn cart | customer member lapsed owner driver admin',
    );
    expect(rights.get('others.act-for')).toBe('others.act-for | beside the calls | others.act-for | admin');
  });
});
