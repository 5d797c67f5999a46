import type { APIRequestContext } from '@playwright/test';
import { answered, openOwner, PASSWORD, signedIn } from './people.ts';
import { aPicture } from './pictures.ts';

/** What there is to see of a business; nothing unless told. */
interface Shown {
  /** Open all day, closed all week, or nothing said of it. */
  readonly hours?: 'always' | 'never';
  readonly goods?: boolean;
  /** One that members alone see. */
  readonly memberGoods?: boolean;
  readonly services?: boolean;
}

let made = 0;

/** A business in one of its states, without a picture and so in no list, of an owner of its own, who signs in by this name; ids are 0 and the slug blank for what it has none of. */
export async function aBusiness(request: APIRequestContext, { hours, goods, memberGoods, services }: Shown) {
  made += 1;
  const username = `shown-${process.pid}-${Date.now()}-${made}`;
  await openOwner(request, username);
  const headers = await signedIn(request, { username, password: PASSWORD });
  const post = async <T>(path: string, sent: object): Promise<T> =>
    answered<T>(await request.post(`/api/companies/${path}/`, { headers, ...sent }));

  const company = { name: `Negocio ${username}`, location: 'Lagunitas', category_id: 1 };
  const { _id: businessId } = await post<{ _id: number }>('create-business', { data: company });
  const photo = await aPicture('#0f766e');
  const offer = async (subscription: boolean) => {
    const product = { company: businessId, name: 'Queso', description: 'De hoy.', price: 85, category: 1 };
    return (await post<{ id: number }>('product/postProduct', { multipart: { ...product, subscription, photo } })).id;
  };
  if (hours) {
    const [opens, shuts] = hours === 'always' ? ['00:00', '23:59'] : ['', ''];
    const day = { opens, shuts, break_start: '', break_end: '' };
    const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((day_no) => ({ day_no, ...day }));
    await post('post-opening', { data: { company_id: businessId, opening_hours } });
  }
  const productId = goods ? await offer(false) : 0;
  if (memberGoods) await offer(true);
  return { username, businessId, productId, slug: services ? await offerService() : '' };

  async function offerService(): Promise<string> {
    const service = { company_id: businessId, name: 'Poda', contact_phone: '+526361234567', description: 'De todo.' };
    const multipart = { ...service, category_id: 1, zones_ids: '1', photo };
    return (await post<{ slug: string }>('services/service', { multipart })).slug;
  }
}
