import { Button, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import {
  useAwaitProductMutation,
  useGetProductWaitQuery,
  useStopAwaitingProductMutation,
} from '../../../entities/products/product-waits.api.ts';
import { useLateTranslation } from '../../../shared/i18n/use-translation.ts';

/** Has a sold-out product's return told, or no more (MESSAGE-14). */
export function AwaitProduct({ productId }: { productId: number }) {
  // The page must not wait for the texts of a button on it.
  const { t, ready } = useLateTranslation('inbox');
  const { data } = useGetProductWaitQuery({ productId });
  const [begin, beginning] = useAwaitProductMutation();
  const [stop, stopping] = useStopAwaitingProductMutation();
  if (!ready || !data) return null;
  const { is_waiting: isWaiting } = data;
  return (
    <>
      {isWaiting && <Text>{t('wait.isOn')}</Text>}
      <Button
        variant={isWaiting ? 'subtle' : 'light'}
        leftSection={!isWaiting && <IconBell size={20} />}
        loading={beginning.isLoading || stopping.isLoading}
        onClick={() => void (isWaiting ? stop : begin)({ productId })}
      >
        {t(isWaiting ? 'wait.stop' : 'wait.ask')}
      </Button>
      {(beginning.isError || stopping.isError) && <Text c="red">{t('wait.failed')}</Text>}
    </>
  );
}
