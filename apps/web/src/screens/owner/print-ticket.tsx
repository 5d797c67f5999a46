import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { printAlone } from '../../shared/ui/print-alone.ts';
import classes from './print-ticket.module.css';

/** Prints the list's entry that it stands in, and nothing else of the page. */
export function PrintTicket({ number }: { number: string }) {
  const { t } = useTranslation('owner');
  const button = useRef<HTMLButtonElement>(null);
  const print = () => {
    const ticket = button.current?.closest('li');
    if (ticket) printAlone(ticket);
  };
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={<IconPrinter size={20} aria-hidden="true" />}
      aria-label={t('orders.printNamed', { number })}
      onClick={print}
      className={classes.button}
    >
      {t('orders.print')}
    </Button>
  );
}
