import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { LineAgain, OrderedAgain } from '@mercadito/contracts/orders/again';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTakeOutOfCartMutation } from '../../../entities/orders/again.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { openingOf } from '../../../shared/format/opening.ts';
import { useClosedText } from '../../../shared/format/use-closed-text.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useUserId } from '../../../shared/session/use-session.ts';
import desk from '../../../shared/ui/desk.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { tell } from '../../../shared/ui/toast.tsx';
import words from '../../../shared/ui/words.module.css';

type OrderCompany = OrderDetails['order_companies'][number];

interface AgainSheetProps {
  opened: boolean;
  onClose: () => void;
  order: OrderDetails;
  answer: OrderedAgain;
}

/** What ordering again put into the cart, and of every line what is not as it was (ORDER-21). */
export function AgainSheet({ opened, onClose, order, answer: { lines } }: AgainSheetProps) {
  const { t } = useTranslation('orders');
  const added = lines.filter((line) => line.added > 0);
  const isWhole = lines.every(({ reason }) => reason === null);
  const title = added.length === 0 ? 'again.none' : isWhole ? 'again.whole' : 'again.part';
  const undoing = useUndo(added, onClose);
  // What is on its way back is not looked away from: whether it has failed is said here.
  const close = () => !undoing.isBusy && onClose();
  return (
    <Dialog opened={opened} onClose={close} title={t(title)}>
      <Text>{t(added.length === 0 ? 'again.noneText' : 'again.text')}</Text>
      {partsOf(lines, order).map((part) => (
        <ShopPart key={part.key} part={part} isInert={undoing.isBusy} />
      ))}
      {added.length > 0 ? (
        <Answers {...undoing} />
      ) : (
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      )}
    </Dialog>
  );
}

interface Part {
  /** The shop's id, or its name where it is gone. */
  readonly key: number | string;
  readonly name: string;
  readonly lines: readonly LineAgain[];
  /** Undefined where the order, read meanwhile, has none of it. */
  readonly company: OrderCompany | undefined;
}

/** Two shops may have one name; an older server says no id, and one that is gone has none. */
const shopOf = ({ company_id, company_name }: Pick<LineAgain, 'company_id' | 'company_name'>) =>
  company_id ?? company_name;

/** By shop, as the order is. */
const partsOf = (lines: readonly LineAgain[], { order_companies: companies }: OrderDetails): Part[] =>
  [...Map.groupBy(lines, shopOf)].map(([key, its]) => ({
    key,
    name: its[0]?.company_name ?? '',
    lines: its,
    company: companies.find(({ company_id, company_name }) => key === company_id || key === company_name),
  }));

const OPEN = { isOpenNow: null, nextChangeAt: null };

function ShopPart({ part: { name, lines, company }, isInert }: { part: Part; isInert: boolean }) {
  const closed = useClosedText(company ? openingOf(company) : OPEN);
  const hasSome = lines.some(({ added }) => added > 0);
  return (
    <section inert={isInert}>
      <Text component="h3" fw={600}>
        {name}
      </Text>
      {hasSome && closed !== null && (
        <Text size="sm" role="note">
          {closed}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={looks.divided}>
        {lines.map((line, index) => (
          // A product may have been ordered with several choices.
          // biome-ignore lint/suspicious/noArrayIndexKey: the answer is never changed
          <Line key={index} line={line} companyId={company?.company_id ?? null} />
        ))}
      </ul>
    </section>
  );
}

/** What is mended on the product's own page. */
const CHOSEN_ANEW: readonly LineAgain['reason'][] = ['option_gone', 'choice_missing'];

/** How the name stands of what is not in the cart. */
const OUT = { td: 'line-through', c: 'dimmed' } as const;

function Line({ line, companyId }: { line: LineAgain; companyId: number | null }) {
  const { t } = useTranslation('orders');
  const { added, ordered, name, reason, product_id: productId } = line;
  return (
    <Stack component="li" className={words.words} py="xs" gap={0}>
      <Text span fw={600} {...(added === 0 && OUT)}>
        {added || ordered} × {name}
      </Text>
      <PriceChange line={line} />
      {reason !== null && (
        <Text size="sm" fw={600} className={words.toned ?? ''} data-tone={added > 0 ? undefined : 'bad'}>
          {added > 0 ? t('again.fewer', { added, ordered, why: t(`again.why.${reason}`) }) : t(`again.why.${reason}`)}
        </Text>
      )}
      {CHOSEN_ANEW.includes(reason) && productId !== null && companyId !== null && (
        <Anchor
          component={Link}
          to={hrefTo('product', { businessId: companyId, productId })}
          underline="always"
          className={desk.linkTarget ?? ''}
        >
          {t('again.choose', { name })}
        </Anchor>
      )}
    </Stack>
  );
}

function PriceChange({ line: { price_then: before, price_now: now } }: { line: LineAgain }) {
  const { t } = useTranslation('orders');
  if (!now || (before.amount === now.amount && before.currency === now.currency)) return null;
  const isDearer = before.currency === now.currency && now.amount > before.amount;
  return (
    <Text size="sm" fw={600} className={words.toned ?? ''} data-tone={isDearer ? undefined : 'good'}>
      {t('again.price', {
        before: moneyText(before.amount, before.currency),
        now: moneyText(now.amount, now.currency),
      })}
    </Text>
  );
}

/** Takes out of the cart again what has just gone in. */
function useUndo(added: readonly LineAgain[], onDone: () => void) {
  const { t } = useTranslation('orders');
  const user = useUserId();
  const [takeOut] = useTakeOutOfCartMutation();
  const { isBusy, failure, send } = useAction();
  const undo = async () => {
    const cart_items = added.flatMap(({ product_id, attribute_ids, added: count }) =>
      product_id === null ? [] : [{ product_id, attribute_ids, count }],
    );
    const answer = await send(() => takeOut({ user, cart_items }));
    if (answer?.data === undefined) return;
    tell(t('again.undone'));
    onDone();
  };
  return { isBusy, failure, undo };
}

function Answers({ isBusy, failure, undo }: ReturnType<typeof useUndo>) {
  const { t } = useTranslation('orders');
  return (
    <>
      {failure !== null && <FormFailure error={failure} />}
      <div className={desk.answers}>
        <Button variant="default" loading={isBusy} onClick={() => void undo()}>
          {t('common:undo')}
        </Button>
        <Button component={Link} to={hrefTo('cart')} inert={isBusy} data-autofocus>
          {t('again.toCart')}
        </Button>
      </div>
    </>
  );
}
