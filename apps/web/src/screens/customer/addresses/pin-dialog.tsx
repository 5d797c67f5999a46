import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { readPin } from '@mercadito/domain/places/pin';
import { plusCodeOf } from '@mercadito/domain/places/plus-code';
import { type Position, pinText } from '@mercadito/domain/places/position';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useRef } from 'react';
import { useListCustomerAddressesQuery, useSetAddressPinMutation } from '../../../entities/addresses/addresses.api.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { isPoor, type OwnPosition, useOwnPosition } from '../../../shared/hooks/use-own-position.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { useAnnouncedAtRest } from '../../../shared/ui/use-announced-at-rest.ts';

const TileMap = lazyChunk(() => import('../../../features/map/tile-map.tsx').then((m) => m.TileMap));

interface PinDialogProps {
  address: CustomerAddress;
  name: string;
  /** It was asked for on the page before, which could not ask the device. */
  asksAtOnce: boolean;
  onClose: () => void;
}

/** Says exactly where an address is: by where the device is, or by what a map has copied (PLACE-6). */
export function PinDialog({ address, name, asksAtOnce, onClose }: PinDialogProps) {
  const { t } = useTranslation('addresses');
  return (
    <WritingDialog opened onClose={onClose} title={t('exact.setNamed', { name })}>
      {({ done, cancel }) => <PinForm address={address} asksAtOnce={asksAtOnce} onDone={done} onCancel={cancel} />}
    </WritingDialog>
  );
}

interface PinFormProps extends Pick<PinDialogProps, 'address' | 'asksAtOnce'> {
  onDone: () => void;
  onCancel: () => void;
}

function PinForm({ address: { id, pin, updated_at }, asksAtOnce, onDone, onCancel }: PinFormProps) {
  const { t } = useTranslation('addresses');
  const [set] = useSetAddressPinMutation();
  const form = useContractForm('addresses', 'setAddressPin', {
    initialValues: { where: pin ? pinText(pin) : '' },
    labels: { where: t('exact.where') },
  });
  const found = useRef({ where: '', accuracy_m: 0 });
  const fill = (position: Position, accuracy_m: number) => {
    const where = pinText(position);
    found.current = { where, accuracy_m };
    form.setFieldValue('where', where);
  };
  const sending = useSubmit(
    form,
    ({ where }) => {
      const isFound = where === found.current.where;
      const known = { ...(isFound && { accuracy_m: found.current.accuracy_m }), ...(updated_at && { updated_at }) };
      return set({ addressId: id, where, ...known });
    },
    () => {
      tell(t('exact.saved'));
      onDone();
    },
  );
  return (
    <DialogForm form={form} sending={sending} onCancel={onCancel} confirmLabel={t('exact.save')}>
      <Text>{t('exact.why')}</Text>
      <WhereIAm addressId={id} asksAtOnce={asksAtOnce} onFound={fill} />
      <OnMap text={String(form.values.where)} onMove={(position) => form.setFieldValue('where', pinText(position))} />
      <Textarea
        {...form.field('where')}
        description={t('exact.whereHelp')}
        maxLength={MAX_LENGTH.saidPlace}
        autosize
        minRows={1}
        autoComplete="off"
      />
      <ReadAs text={String(form.values.where)} />
    </DialogForm>
  );
}

/** The place as it is understood, on a map that moves it; nothing where the site has no maps (PLACE-10). */
function OnMap({ text, onMove }: { text: string; onMove: (position: Position) => void }) {
  const { map_tiles: tiles } = useSite();
  const { currentData } = useListCustomerAddressesQuery();
  if (!tiles) return null;
  const reading = readPin(text);
  // Somebody's other houses are in the same town.
  const near = currentData?.results.find(({ pin }) => pin)?.pin;
  return (
    <WhenPressed>
      <TileMap position={'position' in reading ? reading.position : null} near={near ?? null} onMove={onMove} />
    </WhenPressed>
  );
}

/** What has been understood of it, before it is sent. */
function ReadAs({ text }: { text: string }) {
  const { t } = useTranslation('addresses');
  const reading = readPin(text);
  const read = 'position' in reading && t('exact.readAs', { code: plusCodeOf(reading.position) });
  useAnnouncedAtRest(read);
  return <Text size="sm">{read}</Text>;
}

interface WhereIAmProps {
  addressId: number;
  asksAtOnce: boolean;
  onFound: (position: Position, accuracyMetres: number) => void;
}

function WhereIAm({ addressId, asksAtOnce, onFound }: WhereIAmProps) {
  const { t } = useTranslation('addresses');
  const { own, ask } = useOwnPosition({ of: addressId, isWanted: asksAtOnce, onFound });
  return (
    <Stack gap="xs">
      <Button
        variant="light"
        leftSection={<IconCurrentLocation size={20} aria-hidden="true" />}
        loading={own === 'searching'}
        onClick={ask}
      >
        {t('exact.own')}
      </Button>
      <Outcome own={own} />
    </Stack>
  );
}

function Outcome({ own }: { own: OwnPosition }) {
  const { t } = useTranslation('addresses');
  const isFound = typeof own === 'object';
  const found = isFound && t('exact.found', { count: own.accuracyMetres });
  const told = isFound && isPoor(own.accuracyMetres) ? `${found} ${t('exact.poor')}` : found;
  useAnnounced(told);
  if (own === 'denied' || own === 'not found') {
    return (
      <Alert color="yellow" role="alert">
        {t(own === 'denied' ? 'exact.denied' : 'exact.notFound')}
      </Alert>
    );
  }
  return <Text>{told}</Text>;
}
