import { NewerVersionDialog } from '../../../shared/forms/newer-version-dialog.tsx';
import type { NewerVersion } from '../../../shared/forms/use-newer-version.ts';
import type { AddressFormState } from './use-address-form.ts';

interface NewerAddressProps {
  form: AddressFormState;
  newer: NewerVersion<AddressFormState['values']>;
  onKeep: (values: ReturnType<AddressFormState['getTransformedValues']>) => void;
}

/** The address was saved elsewhere meanwhile: asks which of the two stays. */
export const NewerAddress = (props: NewerAddressProps) => <NewerVersionDialog {...props} />;
