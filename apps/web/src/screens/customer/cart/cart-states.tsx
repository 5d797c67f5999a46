import { Group, Skeleton, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';
import classes from './cart-lines.module.css';

/**
 * The cart as the server makes it, which cannot know what lies in it: empty for a device without a cart, lines to come
 * for any other. Which of both is seen is settled before the first paint (`before-the-app.js`).
 */
export function ServedCart() {
  return (
    <>
      <div className={classes.servedEmpty}>
        <EmptyCart />
      </div>
      <div className={classes.servedLines}>
        <CartSkeleton />
      </div>
    </>
  );
}

export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      icon={<IconShoppingCart size={40} stroke={1.5} />}
      title={t('empty.title')}
      text={t('empty.text')}
      way={{ to: hrefTo('home'), text: t('empty.action') }}
    />
  );
}

const ROWS = [1, 2, 3];

export function CartSkeleton() {
  return (
    <div className={classes.group} {...useLoading()}>
      <Group className={classes.groupHead} gap="0 var(--mantine-spacing-xs)">
        <Skeleton height={18} width="45%" />
      </Group>
      {ROWS.map((row) => (
        <div key={row} className={classes.line}>
          <Skeleton className={`${desk.roundParts} ${classes.picture}`} style={{ aspectRatio: 1, height: 'auto' }} />
          <Stack className={classes.facts} align="flex-start" gap="2px">
            <Skeleton height={18} width="80%" />
            <Skeleton height={14} width="50%" />
          </Stack>
          <Group className={classes.actions} gap="xxs">
            <Skeleton height={44} width={140} radius="xl" />
            <Skeleton height={20} width={90} className={classes.lineTotal} />
          </Group>
        </div>
      ))}
    </div>
  );
}
