import { Badge, Button, Group, Title } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useId } from 'react';
import { AddressLines, receiverOf } from '../../../entities/addresses/address-lines.tsx';
import {
  useDeleteCustomerAddressMutation,
  useMakeDefaultAddressMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { AskedButton } from '../../../shared/dialogs/asked-button.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { addressNameOf } from './address-name.ts';
import { ExactPlace } from './exact-place.tsx';
import { OwnGatePhoto } from './own-gate-photo.tsx';
import { PlaceProposal } from './place-proposal.tsx';

/** One of several addresses, and what can be done with it. */
export function AddressCard({ address, asksPlace }: { address: CustomerAddress; asksPlace: boolean }) {
  const { t } = useTranslation('addresses');
  const titleId = useId();
  const card = useFocusPassedOn<HTMLDivElement>('content');
  const name = addressNameOf(address);
  return (
    <PageCard ref={card} aria-labelledby={titleId}>
      <Group gap="xs">
        <Title order={2} size="h3" id={titleId} tabIndex={-1}>
          {name}
        </Title>
        {address.is_default && <Badge variant="light">{t('default')}</Badge>}
      </Group>
      <AddressLines name={receiverOf(address)} address={address} />
      {address.proposal && <PlaceProposal addressId={address.id} proposal={address.proposal} focusNext={titleId} />}
      <ExactPlace address={address} name={name} isAskedFor={asksPlace} />
      <OwnGatePhoto address={address} name={name} />
      <Acts address={address} name={name} titleId={titleId} />
    </PageCard>
  );
}

function Acts({ address, name, titleId }: { address: CustomerAddress; name: string; titleId: string }) {
  const { t } = useTranslation('addresses');
  const [makeDefault] = useMakeDefaultAddressMutation();
  const { isBusy, failure, send } = useAction();
  const makeIt = async () => {
    const done = await send(() => makeDefault({ addressId: address.id }));
    if (done?.data !== undefined) tell(t('madeDefault', { name }));
  };
  return (
    <>
      {failure !== null && <FormFailure error={failure} />}
      <Group gap="xs">
        <Button
          component={Link}
          to={hrefTo('updateAddress', {}, { address: address.id })}
          variant="light"
          aria-label={t('editNamed', { name })}
        >
          {t('common:edit')}
        </Button>
        {!address.is_default && (
          <LeavingButton
            focusNext={titleId}
            variant="default"
            loading={isBusy}
            onClick={() => void makeIt()}
            aria-label={t('makeDefaultNamed', { name })}
          >
            {t('makeDefault')}
          </LeavingButton>
        )}
        <DeleteAddress address={address} name={name} />
      </Group>
    </>
  );
}

function DeleteAddress({ address, name }: { address: CustomerAddress; name: string }) {
  const { t } = useTranslation('addresses');
  const [remove] = useDeleteCustomerAddressMutation();
  return (
    <AskedButton
      color="red"
      label={t('delete')}
      aria-label={t('deleteNamed', { name })}
      question={t('deleteAsk', { name })}
      text={t('deleteText')}
      run={() => remove({ addressId: address.id })}
    />
  );
}
