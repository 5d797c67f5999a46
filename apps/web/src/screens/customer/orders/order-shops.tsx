import { Group, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { useDates } from '../../../shared/format/dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './order-status.module.css';

type OrderCompany = OrderDetails['order_companies'][number];

/** Width by height of the strip at the head of an order. */
const STRIP_RATIO = 5;

/** The first shop's picture that there is; nothing where none has one, or an older server tells of none. */
export function ShopStrip({ companies }: { companies: readonly OrderCompany[] }) {
  const [shown] = companies.flatMap(({ banner_picture, profile_picture }) => banner_picture ?? profile_picture ?? []);
  if (!shown) return null;
  return (
    <Picture
      picture={shown}
      alt=""
      ratio={STRIP_RATIO}
      sizes="(min-width: 62em) 45vw, 100vw"
      isEager
      className={classes.strip ?? ''}
    />
  );
}

export function ShopLogo({ company }: { company: OrderCompany | undefined }) {
  if (!company?.profile_picture) return null;
  return (
    <Picture picture={company.profile_picture} alt="" ratio={1} sizes="56px" isEager className={classes.logo ?? ''} />
  );
}

/** The shops of whose part something is known, told as it comes (ORDER-16, ORDER-19); of one alone its name stands above. */
export function ShopParts({ companies }: { companies: readonly OrderCompany[] }) {
  const isNamed = ({ seen_at, ready_at, picked_up_at }: OrderCompany) =>
    companies.length > 1 && Boolean(seen_at ?? ready_at ?? picked_up_at);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={classes.parts}>
      {companies.map((company) => (
        <Group
          key={`${company.company_id} ${company.company_name}`}
          component="li"
          wrap="nowrap"
          gap="sm"
          pt={isNamed(company) ? 'xs' : 0}
        >
          {isNamed(company) && <ShopLogo company={company} />}
          <div className={words.words}>
            {isNamed(company) && <Text fw={600}>{company.company_name}</Text>}
            <PartNews company={company} />
          </div>
        </Group>
      ))}
    </ul>
  );
}

function PartNews({ company }: { company: OrderCompany }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const { company_name: business, picked_up_at, ready_at, seen_at } = company;
  const news = () => {
    if (picked_up_at) return t('goods.pickedUp', { when: dates.time(picked_up_at) });
    if (ready_at) return t('goods.ready', { business, when: dates.time(ready_at) });
    return seen_at && t('goods.seen', { business, when: dates.time(seen_at) });
  };
  const text = news();
  useAnnounced(text, { isNew: true });
  return (
    <Text className={looks.ifAny ?? ''} fz="sm" c="dimmed">
      {text}
    </Text>
  );
}
