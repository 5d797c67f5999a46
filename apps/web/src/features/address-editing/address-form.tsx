import { Button } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { regionDefaults } from '@mercadito/domain/places/address';
import { useEffect, useState } from 'react';
import {
  useAddCustomerAddressMutation,
  useUpdateCustomerAddressMutation,
} from '../../entities/addresses/addresses.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession, useUserId } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './address-form.module.css';
import { type AddressValues, useAddressForm } from './use-address-form.ts';
import { useKeptAddress } from './use-kept-address.ts';

interface AddressFormProps {
  /** The address to change; null for a first one. */
  address: CustomerAddress | null;
  onSaved: () => void;
  onDiscard: () => void;
}

/** Registers or changes the delivery address (spec 1 §5). */
export function AddressForm({ address, onSaved, onDiscard }: AddressFormProps) {
  const { t } = useTranslation('checkout');
  const form = useAddressForm(useInitialValues(address));
  useKeptAddress(form, address?.id ?? null);
  const { save, isSaving } = useSave(address);
  const [isSaved, setSaved] = useState(false);

  // Only once the guard knows that nothing is unsaved any more.
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);

  const { failure, submit } = useSubmit(form, save, () => {
    tell(t('address.saved'));
    setSaved(true);
  });

  return (
    <ContractFormBox form={form} labels={useLabels()} onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty() && !isSaved} />
      <div className={classes.form}>
        <AddressFields form={form} />
        <FormFailure error={failure} />
        <StickyActions>
          <div className={classes.actions}>
            <Button variant="default" onClick={onDiscard}>
              {t('common:discard')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('common:save')}
            </Button>
          </div>
        </StickyActions>
      </div>
    </ContractFormBox>
  );
}

/** The stored address, or what is known of the person anyway. */
function useInitialValues(address: CustomerAddress | null): AddressValues {
  const { user } = useSession();
  const source: Partial<CustomerAddress> = address ?? {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
  };
  return {
    first_name: source.first_name ?? '',
    last_name: source.last_name ?? '',
    neighborhood: source.neighborhood ?? '',
    exterior_number: source.exterior_number ?? '',
    interior_number: source.interior_number ?? '',
    street_1: source.street_1 ?? '',
    street_2: source.street_2 ?? '',
    telephone_number: source.telephone_number ?? '',
    additional_instructions: source.additional_instructions ?? '',
  };
}

/** Adds the first address or changes the one there is. */
function useSave(address: CustomerAddress | null) {
  const userId = useUserId();
  const { product } = useSite();
  const [add, adding] = useAddCustomerAddressMutation();
  const [update, updating] = useUpdateCustomerAddressMutation();

  const save = (values: AddressValues) =>
    address
      ? update({ ...values, user_id: userId, adress_id: address.id })
      : add({ ...values, user: userId, municipality: regionDefaults(product).municipality });
  return { save, isSaving: adding.isLoading || updating.isLoading };
}

function useLabels(): Record<keyof AddressValues, string> {
  const { t } = useTranslation('checkout');
  return {
    first_name: t('address.first_name'),
    last_name: t('address.last_name'),
    telephone_number: t('address.telephone_number'),
    neighborhood: t('address.neighborhood'),
    street_1: t('address.street_1'),
    street_2: t('address.street_2'),
    exterior_number: t('address.exterior_number'),
    interior_number: t('address.interior_number'),
    additional_instructions: t('address.reference'),
  };
}
