import { createRandom } from '../pictures/random.ts';
import { openingDays } from './opening-hours.ts';
import { optionGroup } from './options.ts';
import type { Product, ProductRow, Service, ServiceRow, Shop, ShopSource } from './types.ts';

/** The first shop's phone number; each shop has its own. 636 000 is nobody's exchange. */
const firstPhone = 6360000100;

const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The mood of the day: what is reduced, reserved for members or gone, decided by the product's name alone. */
function shelfState(shopKey: string, name: string, counted: number | undefined) {
  const random = createRandom(`shelf of ${shopKey}|${name}`);
  const discount = random.chance(0.135) ? random.pick([10, 10, 15, 15, 20, 20, 25, 30, 40]) : 0;
  const isMemberOnly = random.chance(0.052);
  const isSoldOut = random.chance(0.034);
  const countsAnyway = random.chance(0.07);
  const stock = counted ?? (countsAnyway ? random.whole(3, 40) : null);
  return {
    discount,
    isMemberOnly,
    isAvailable: !(isSoldOut && stock === null),
    stock: isSoldOut && stock !== null ? 0 : stock,
    extraPictures: random.chance(1 / 3) ? random.pick([1, 1, 2]) : 0,
  };
}

function readProduct(shopKey: string, pinned: number, row: ProductRow, index: number): Product {
  const [name, price, category, picture, description, extras = {}] = row;
  const isPinned = index < pinned;
  const state = shelfState(shopKey, name, extras.stock);
  return {
    name,
    price,
    category,
    picture,
    description,
    currency: extras.usd ? 'USD' : 'MXN',
    cargoExtra: extras.cargo ?? 0,
    options: (extras.options ?? []).map(optionGroup),
    isPinned,
    ...state,
    isMemberOnly: state.isMemberOnly && !isPinned,
  };
}

function readService(shopKey: string, phone: string, row: ServiceRow): Service {
  const [name, hourPrice, category, zones, picture, description] = row;
  const random = createRandom(`service of ${shopKey}|${name}`);
  return {
    name,
    hourPrice,
    category,
    zones,
    picture,
    description,
    phone,
    currency: 'MXN',
    isAvailable: !random.chance(0.08),
    isMemberOnly: random.chance(0.06),
  };
}

function readOwner(name: string): Shop['owner'] {
  const [firstName = '', lastName = ''] = name.split('|');
  return { firstName, lastName };
}

/** Fills in what a shop's file leaves to be derived: key, phone, links, hours by day, the state of the shelves. */
export function readShop(source: ShopSource, index: number, services: readonly ServiceRow[]): Shop {
  const key = keyOf(source.name);
  const phone = `+52${firstPhone + index}`;
  const [street1, exteriorNumber, street2, reference] = source.address;
  const random = createRandom(`shop ${key}`);
  const link = (site: string, share: number): string =>
    random.chance(share) ? `https://example.com/${site}/${key}` : '';
  // Shops open on Sundays rest on a Monday or Tuesday, some of them.
  const restDay = random.pick([null, null, 1, 2]);
  const opensSundays = source.hours !== null && openingDays(source.hours, null)[6]?.opens !== '';
  return {
    key,
    name: source.name,
    owner: readOwner(source.owner),
    town: source.town,
    category: source.category,
    emblem: source.emblem,
    about: { title: source.about[0], description: source.about[1] },
    contact: {
      email: `${key}@example.com`,
      phone,
      whatsapp: phone,
      address: `${street1} ${exteriorNumber}, ${source.town}`,
    },
    social: {
      facebook: `https://example.com/facebook/${key}`,
      instagram: link('instagram', 0.6),
      tiktok: link('tiktok', 0.3),
      twitter: link('twitter', 0.15),
      youtube: link('youtube', 0.15),
    },
    address: {
      postalCode: '31870',
      country: 'Mexico',
      state: 'Chihuahua',
      municipality: 'Galeana',
      neighborhood: source.town,
      exteriorNumber,
      interiorNumber: '',
      street1,
      street2,
      phone,
      reference,
    },
    hours: source.hours && openingDays(source.hours, opensSundays ? restDay : null),
    products: source.products.map((row, position) => readProduct(key, source.pinned, row, position)),
    services: services.map((row) => readService(key, phone, row)),
  };
}
