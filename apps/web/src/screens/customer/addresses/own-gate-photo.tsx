import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import {
  useDeleteAddressPhotoMutation,
  useGetAddressPhotoQuery,
  useSetAddressPhotoMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { GatePhoto, ShownGatePhoto } from '../../../entities/addresses/gate-photo.tsx';
import { useBusy } from '../../../shared/api/use-action.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts';
import { tell, tellError, tellNotice } from '../../../shared/ui/toast.tsx';
import words from '../../../shared/ui/words.module.css';
import { RemoveGatePhoto } from './remove-gate-photo.tsx';

interface OwnGatePhotoProps {
  address: CustomerAddress;
  name: string;
}

/** What the gate of an address looks like: taken, seen and taken away again (PLACE-8). */
export function OwnGatePhoto({ address: { id, has_photo }, name }: OwnGatePhotoProps) {
  const { t } = useTranslation('gatePhoto');
  const [remove] = useDeleteAddressPhotoMutation();
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('title')}</Text>
      {!has_photo && <Text className={words.small}>{t('none')}</Text>}
      <Group gap="xs">
        {has_photo && (
          <GatePhoto name={name}>
            <OwnPhoto addressId={id} name={name} />
          </GatePhoto>
        )}
        <TakePhoto addressId={id} name={name} isFirst={!has_photo} />
        {has_photo && <RemoveGatePhoto name={name} remove={() => remove({ addressId: id })} />}
      </Group>
    </Stack>
  );
}

const OwnPhoto = ({ addressId, name }: { addressId: number; name: string }) => (
  <ShownGatePhoto name={name} reading={useGetAddressPhotoQuery({ addressId })} />
);

// As long as a slow telephone takes for a large picture.
const SHRINK_MS = 60_000;

function TakePhoto({ addressId, name, isFirst }: { addressId: number; name: string; isFirst: boolean }) {
  const { t } = useTranslation('gatePhoto');
  const [send] = useSetAddressPhotoMutation();
  const { isBusy, during } = useBusy();
  const reset = useRef<() => void>(null);
  const take = async (file: File): Promise<void> => {
    // The same one can be chosen again, after it did not go through.
    reset.current?.();
    const photo = await shrinkPicture(file, AbortSignal.timeout(SHRINK_MS)).catch(() => null);
    if (!photo) return tellNotice(t('unreadable'));
    const { error } = await send({ addressId, photo });
    if (error) tellError(error);
    else tell(t('saved'));
  };
  return (
    <FileButton accept="image/*" resetRef={reset} onChange={(file) => void (file && during(() => take(file)))}>
      {(props) => (
        <Button
          {...props}
          variant={isFirst ? 'light' : 'default'}
          leftSection={<IconCamera size={20} aria-hidden="true" />}
          loading={isBusy}
          aria-label={t(isFirst ? 'takeNamed' : 'anotherNamed', { name })}
        >
          {t(isFirst ? 'take' : 'another')}
        </Button>
      )}
    </FileButton>
  );
}
