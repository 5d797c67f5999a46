import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-facts.module.css';

/** DELIVERY-11: longer ones are cut, with Read More. */
const PREVIEW = 350;

/** What the customer wants the driver to know. */
export function Instructions({ text }: { text: string }) {
  const { t } = useTranslation('deliveries');
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > PREVIEW;
  return (
    <div className={classes.instructions}>
      <p>
        <strong>{t('order.instructions')}:</strong> {isLong && !isOpen ? `${text.slice(0, PREVIEW).trimEnd()}…` : text}
      </p>
      {isLong && (
        <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'order.readLess' : 'order.readMore')}
        </Button>
      )}
    </div>
  );
}
