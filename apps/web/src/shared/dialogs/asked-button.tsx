import { type ButtonProps, Text } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../api/use-action.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LeavingButton } from '../ui/leaving-button.tsx';

interface AskedButtonProps extends ButtonProps {
  'aria-label'?: string;
  /** What is done; the button and the answer are called so. */
  label: string;
  question: string;
  text: string;
  run: () => PromiseLike<Answer>;
  /** The id of what has the focus once the button is gone with what it was about. */
  focusNext?: string;
}

/** A button for what cannot be brought back: it asks first. */
export function AskedButton({ label, question, text, run, ...look }: AskedButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <LeavingButton variant="subtle" {...look} onClick={() => setAsks(true)}>
        {label}
      </LeavingButton>
      <Dialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={question}
        role="alertdialog"
        act={{ label, isDangerous: true, run }}
      >
        <Text>{text}</Text>
      </Dialog>
    </>
  );
}
