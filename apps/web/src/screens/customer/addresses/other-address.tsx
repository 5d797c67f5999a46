import { Button } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { useState } from 'react';
import { useOrderAttempt } from '../../../entities/cart/checkout-memory.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';

const ChooseAddress = lazyChunk(() => import('./choose-address.tsx').then((m) => m.ChooseAddress));

interface OtherAddressProps {
  /** Where the order goes as yet. */
  chosen: CustomerAddress;
  /** Where a new address comes back to. */
  state: object;
}

/** Has this one order brought elsewhere (PLACE-5); not one that is on its way already. */
export function OtherAddress({ chosen, state }: OtherAddressProps) {
  const { t } = useTranslation('checkout');
  const attempt = useOrderAttempt(useUserId());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" onClick={() => setOpen(true)} disabled={attempt !== null}>
        {t('address.elsewhere')}
      </Button>
      {isOpen && (
        <WhenPressed>
          <ChooseAddress chosen={chosen} state={state} onClose={() => setOpen(false)} />
        </WhenPressed>
      )}
    </>
  );
}
