import { Group, Stack, Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { IconCamera } from '@tabler/icons-react';
import { useId } from 'react';
import {
  useDeleteAddressPhotoMutation,
  useGetAddressPhotoQuery,
  useSetAddressPhotoMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { GatePhoto, ShownGatePhoto } from '../../../entities/addresses/gate-photo.tsx';
import { AskedButton } from '../../../shared/dialogs/asked-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureButton } from '../../../shared/pictures/picture-button.tsx';
import words from '../../../shared/ui/words.module.css';

interface OwnGatePhotoProps {
  address: CustomerAddress;
  name: string;
}

/** What the gate of an address looks like: taken, seen and taken away again (PLACE-8). */
export function OwnGatePhoto({ address: { id, has_photo }, name }: OwnGatePhotoProps) {
  const { t } = useTranslation('gatePhoto');
  const [remove] = useDeleteAddressPhotoMutation();
  const takeId = useId();
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
        <TakePhoto id={takeId} addressId={id} name={name} isFirst={!has_photo} />
        {has_photo && (
          <AskedButton
            label={t('remove')}
            aria-label={t('removeNamed', { name })}
            question={t('removeAsk', { name })}
            text={t('removeText')}
            run={() => remove({ addressId: id })}
            focusNext={takeId}
          />
        )}
      </Group>
    </Stack>
  );
}

const OwnPhoto = ({ addressId, name }: { addressId: number; name: string }) => (
  <ShownGatePhoto name={name} reading={useGetAddressPhotoQuery({ addressId })} />
);

interface TakePhotoProps {
  id: string;
  addressId: number;
  name: string;
  isFirst: boolean;
}

function TakePhoto({ id, addressId, name, isFirst }: TakePhotoProps) {
  const { t } = useTranslation('gatePhoto');
  const [send] = useSetAddressPhotoMutation();
  return (
    <PictureButton
      id={id}
      send={(photo) => send({ addressId, photo })}
      words={{ done: t('saved'), unreadable: t('unreadable') }}
      variant={isFirst ? 'light' : 'default'}
      leftSection={<IconCamera size={20} aria-hidden="true" />}
      aria-label={t(isFirst ? 'takeNamed' : 'anotherNamed', { name })}
    >
      {t(isFirst ? 'take' : 'another')}
    </PictureButton>
  );
}
