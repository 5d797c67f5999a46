import { Button, Group, Stack, Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { pinText } from '@mercadito/domain/places/position';
import { useId, useState } from 'react';
import { useDeleteAddressPinMutation, useSetAddressPinMutation } from '../../../entities/addresses/addresses.api.ts';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { doUndoably } from '../../../shared/ui/undoable.ts';
import words from '../../../shared/ui/words.module.css';
import { SeeOnMap } from './see-on-map.tsx';

const PinDialog = lazyChunk(() => import('./pin-dialog.tsx').then((m) => m.PinDialog));

interface ExactPlaceProps {
  address: CustomerAddress;
  name: string;
  /** The page was opened to say it. */
  isAskedFor: boolean;
}

/** Where streets have no names: the exact place of an address, said, changed and taken away again (PLACE-6). */
export function ExactPlace({ address, name, isAskedFor }: ExactPlaceProps) {
  const { t } = useTranslation('addresses');
  const [isOpen, setOpen] = useState(isAskedFor);
  const { pin } = address;
  const setId = useId();
  // A dialog that nobody has opened on this page gives the focus back to nothing.
  const setButton = useFocusWhen<HTMLButtonElement>(isAskedFor && !isOpen);
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('exact.title')}</Text>
      {pin ? (
        <Text>
          <span translate="no">{pin.plus_code}</span>
          {pin.accuracy_m !== null && (
            <span className={words.small}> · {t('exact.accuracy', { count: pin.accuracy_m })}</span>
          )}
        </Text>
      ) : (
        <Text className={words.small}>{t('exact.none')}</Text>
      )}
      <Group gap="xs">
        <Button
          ref={setButton}
          id={setId}
          variant={pin ? 'default' : 'light'}
          onClick={() => setOpen(true)}
          aria-label={t(pin ? 'exact.changeNamed' : 'exact.setNamed', { name })}
        >
          {t(pin ? 'exact.change' : 'exact.set')}
        </Button>
        {pin && <RemovePin addressId={address.id} pin={pin} name={name} focusNext={setId} />}
        {pin && <SeeOnMap place={pin} />}
      </Group>
      {isOpen && (
        <WhenPressed>
          <PinDialog address={address} name={name} asksAtOnce={isAskedFor} onClose={() => setOpen(false)} />
        </WhenPressed>
      )}
    </Stack>
  );
}

interface RemovePinProps {
  addressId: number;
  pin: NonNullable<CustomerAddress['pin']>;
  name: string;
  focusNext: string;
}

function RemovePin({ addressId, pin, name, focusNext }: RemovePinProps) {
  const { t } = useTranslation('addresses');
  const [remove] = useDeleteAddressPinMutation();
  const [set] = useSetAddressPinMutation();
  const { accuracy_m } = pin;
  const removeIt = () =>
    void doUndoably({
      message: t('exact.removed', { name }),
      act: () => remove({ addressId }),
      actBack: () => set({ addressId, where: pinText(pin), ...(accuracy_m !== null && { accuracy_m }) }),
    });
  return (
    <LeavingButton
      focusNext={focusNext}
      variant="subtle"
      onClick={removeIt}
      aria-label={t('exact.removeNamed', { name })}
    >
      {t('exact.remove')}
    </LeavingButton>
  );
}
