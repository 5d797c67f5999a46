import type { OrderItem } from '@mercadito/contracts/orders/order';
import { OTHER } from '@mercadito/domain/answered';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import layout from '../../shared/ui/layout.module.css';
import words from '../../shared/ui/words.module.css';

interface IfMissingNoteProps {
  item: Pick<OrderItem, 'if_missing' | 'status'>;
  /** Whether whoever reads it is the one who ordered. */
  isOwn?: boolean;
}

/** What its customer wants where a line is not there (ORDER-20); nothing where nobody has said, or it is out already. */
export function IfMissingNote({ item: { if_missing: said, status }, isOwn = false }: IfMissingNoteProps) {
  const { t } = useTranslation('ifMissing');
  if (!said || said === OTHER || !countsInTotal(status)) return null;
  const text = isOwn ? t(`own.${said}`) : t(`line.${said}`);
  if (said === 'leave_out') return <span className={words.small}>{text}</span>;
  return (
    <span className={`${layout.inlineRow} ${words.name} ${words.signed}`}>
      <IconPhone size={18} stroke={1.75} aria-hidden="true" /> {text}
    </span>
  );
}
