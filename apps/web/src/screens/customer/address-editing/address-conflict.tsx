import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import type { EditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import type { AddressFormState } from './use-address-form.ts';

interface AddressConflictProps {
  form: AddressFormState;
  conflict: EditConflict<AddressFormState['values']>;
  onKeep: (values: ReturnType<AddressFormState['getTransformedValues']>) => void;
}

/** The address was saved elsewhere meanwhile: asks which of the two stays. */
export const AddressConflict = (props: AddressConflictProps) => <EditConflictDialog {...props} />;
