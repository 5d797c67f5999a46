import { Button, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import looks from '../../../shared/ui/looks.module.css';
import classes from './product-form.module.css';

interface MoreFieldsProps {
  /** Something in it is not as it begins. */
  isFilled: boolean;
  /** Something in it has to be mended. */
  isWrong: boolean;
  children: ReactNode;
}

/** What few products need, on a phone behind one button; open where something in it is filled or wrong (SCREEN-29). */
export function MoreFields({ isFilled, isWrong, children }: MoreFieldsProps) {
  const { t } = useTranslation('ownerProduct');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  // Kept open from then on: nothing closes under the hand that empties a field in it, or mends it.
  if (isWrong ? chosen !== true : isFilled && chosen === null) setChosen(true);
  const isOpen = chosen === true;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        className={looks.narrowOnly}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        rightSection={<Icon size={20} aria-hidden="true" />}
      >
        {t(isOpen ? 'form.lessFields' : 'form.moreFields')}
      </Button>
      <Stack id={id} className={classes.rare} data-open={isOpen}>
        {children}
      </Stack>
    </>
  );
}
