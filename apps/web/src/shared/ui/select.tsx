import type { MultiSelectProps, SelectProps } from '@mantine/core';
// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
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

/** Mantine's choice of one, whose list Back closes as well. */
export function Select(props: SelectProps) {
  return <MantineSelect {...props} {...useOpened(props)} />;
}

/** Mantine's choice of several, whose list Back closes as well. */
export function MultiSelect(props: MultiSelectProps) {
  return <MantineMultiSelect {...props} {...useOpened(props)} />;
}
