import type { MultiSelectProps, SelectProps } from '@mantine/core';
// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { MultiSelect as KitMultiSelect, Select as KitSelect } from '@mantine/core';
import { useDropdown } from './use-dropdown.ts';

function useOpened({ comboboxProps }: Pick<SelectProps, 'comboboxProps'>) {
  const { isOpen, setOpen, place } = useDropdown();
  return {
    comboboxProps: { ...place, ...comboboxProps },
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
  };
}

/** The kit's choice of one, whose list Back closes as well. */
export function Select(props: SelectProps) {
  return <KitSelect {...props} {...useOpened(props)} />;
}

/** The kit's choice of several, whose list Back closes as well. */
export function MultiSelect(props: MultiSelectProps) {
  return <KitMultiSelect {...props} {...useOpened(props)} />;
}
