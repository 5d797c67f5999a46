import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstTown } from '../town/town.ts';
import { regionOf } from './address.ts';
import { firstLocations, isLocation, locationLabel, offeredLocations, placeLine } from './location.ts';
import { formatPhone, PHONE_CODES, parsePhone, phoneInField, storedPhone, whatsAppLink } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['+52 1 627 123 4567', '+526271234567'],
    ['+52 627 123 4567', '+526271234567'],
    ['(+52)123-456-7890', '+521234567890'],
    ['6271234567', '+526271234567'],
    ['627.123.4567', '+526271234567'],
    ['+1 (915) 555-0100', '+19155550100'],
    ['1 636 111 2233', '+526361112233'],
    ['0016361112233', '+16361112233'],
    ['5216271234567', '+526271234567'],
    ['0052 627 123 4567', '+526271234567'],
    ['tel:+52-627-123-4567', '+526271234567'],
    ['044 627 123 4567', '+526271234567'],
    ['045 (627) 123-4567', '+526271234567'],
    ['01 627 123 4567', '+526271234567'],
    ['+52 01 627 123 4567', '+526271234567'],
    ['52 044 627 123 4567', '+526271234567'],
    ['\u202A+52 627\u00A0123\u20114567\u202C', '+526271234567'],
  ])('"%s" is read as %s', (typed, stored) => {
    const phone = parsePhone(typed);
    expect(phone && storedPhone(phone)).toBe(stored);
  });

  test.each([
    '',
    '12345',
    '627123456',
    '62712345678',
    '+34 612 345 678',
    '+52 627 123 456',
    '+52 2 627 123 4567',
    '+1 1 915 555 0100',
    '627 123 4567 x9',
    'call me',
    '٦٢٧١٢٣٤٥٦٧',
    '++526271234567',
    '6271+234567',
    '0271234567',
    '+52 027 123 4567',
    '1 015 555 0100',
    '1 1 636 111 2233',
    '044 027 123 4567',
    '046 627 123 4567',
    '044 627 123 456',
    '01 627 123 45678',
  ])('"%s" is refused', (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });

  it('of ten digits takes the country that is chosen beside it', () => {
    expect(parsePhone('9155550100', '+1')).toEqual({ code: '+1', number: '9155550100' });
    expect(parsePhone('1 (915) 555-0100', '+1')).toEqual({ code: '+1', number: '9155550100' });
    expect(parsePhone('1 (915) 555-0100', '+52')).toEqual({ code: '+52', number: '9155550100' });
  });

  it('changes the chosen country by +, 00 or 52 alone', () => {
    const chosen = fc.constantFrom(...PHONE_CODES);
    const number = fc.stringMatching(/^[1-9]\d{9}$/);
    const trunk = fc.constantFrom('', '1', '01', '044', '045');
    fc.assert(
      fc.property(chosen, trunk, number, (code, before, digits) => {
        expect(parsePhone(`${before} ${digits}`, code)?.code ?? code).toBe(code);
      }),
      { numRuns: 1_000 },
    );
    for (const typed of ['+52 627 123 4567', '0052 1 627 123 4567', '52 627 123 4567', '52 1 627 123 4567'])
      expect(parsePhone(typed, '+1')).toEqual({ code: '+52', number: '6271234567' });
    for (const typed of ['+1 915 555 0100', '001 915 555 0100'])
      expect(parsePhone(typed, '+52')).toEqual({ code: '+1', number: '9155550100' });
  });

  it('is read back from what is stored and from what is shown', () => {
    const phone = fc.record({ code: fc.constantFrom(...PHONE_CODES), number: fc.stringMatching(/^[1-9]\d{9}$/) });
    const isReadBack = (written: { code: '+52' | '+1'; number: string }) => {
      expect(parsePhone(storedPhone(written))).toEqual(written);
      expect(parsePhone(formatPhone(written))).toEqual(written);
    };
    fc.assert(fc.property(phone, isReadBack), { numRuns: 1_000 });
  });

  it('is shown with its country in brackets and opens a chat', () => {
    const phone = { code: '+52', number: '1234567890' } as const;
    expect(formatPhone(phone)).toBe('(+52)123-456-7890');
    expect(whatsAppLink(phone)).toBe('https://wa.me/521234567890');
    expect(whatsAppLink(phone, '¿Está abierto?')).toBe('https://wa.me/521234567890?text=%C2%BFEst%C3%A1%20abierto%3F');
  });

  test.each([
    ['(627) 123-4', '6271234'],
    ['(627) 123-4567', '6271234567'],
    ['0446271234', '0446271234'],
    ['0446271234567', '6271234567'],
    ['627 123 45678', '62712345678'],
    ['call me 627', '627'],
    ['(+1) 915', '+1915'],
    ['6+27', '627'],
    ['9'.repeat(40), '9'.repeat(17)],
  ])('typed as "%s" so far stands as %s in its field', (typed, shown) => {
    expect(phoneInField(typed, '+52').number).toBe(shown);
  });
});

const PLACES = firstLocations('Galeana');

describe('the places that are served', () => {
  it('are five, the first of them the product’s own town (PLACE-1)', () => {
    expect(offeredLocations(PLACES).map(({ value }) => value)).toEqual([
      'Galeana',
      'Lagunitas',
      'Lebaron',
      'Angostura',
      'San Jeronimo',
    ]);
  });

  it('have a value that may differ from what is read', () => {
    expect(locationLabel('Lebaron', PLACES)).toBe('Colonia Lebaron');
    expect(locationLabel('Elsewhere', PLACES)).toBe('Elsewhere');
    expect(isLocation('Lebaron', PLACES)).toBe(true);
    expect(isLocation('Colonia Lebaron', PLACES)).toBe(false);
  });

  it.each([
    ['Galeana', 'Galeana', 'Galeana, Chihuahua'],
    ['Lebaron', 'Galeana', 'Colonia Lebaron, Galeana, Chihuahua'],
    ['Lagunitas', '', 'Lagunitas, Chihuahua'],
  ])('are written once each: %s in %s (PLACE-2)', (neighborhood, municipality, line) => {
    expect(placeLine({ neighborhood, municipality, state: 'Chihuahua' }, PLACES)).toBe(line);
  });

  it('are offered no more once they are switched off, and keep their name', () => {
    const places = PLACES.map((place) => ({ ...place, is_served: place.value !== 'Lebaron' }));
    expect(offeredLocations(places)).toHaveLength(4);
    expect(isLocation('Lebaron', places)).toBe(false);
    expect(locationLabel('Lebaron', places)).toBe('Colonia Lebaron');
  });

  it('lie in one region (PLACE-2)', () => {
    const town = firstTown({
      ...{ productName: 'Galeana', brandName: 'Galeana Biz', timeZone: 'America/Chihuahua' },
      ...{ contacts: [], classifiedsUrl: '' },
    });
    expect(regionOf('Lebaron', town)).toEqual({
      postal_code: '31870',
      country: 'Mexico',
      state: 'Chihuahua',
      municipality: 'Galeana',
    });
  });
});
