import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { problemOf } from '../../../shared/api/api-error.ts';
import { WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import words from '../../../shared/ui/words.module.css';

interface AdminActProps {
  /** What it means, before it is begun. */
  text: string;
  label: string;
  icon: ReactNode;
  isDangerous?: boolean;
  disabled?: boolean;
  onPress: () => void;
  /** What is asked before it is done. */
  children: ReactNode;
}

export function AdminAct({ text, label, icon, isDangerous, disabled, onPress, children }: AdminActProps) {
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <Button
        variant="default"
        className={isDangerous ? `${desk.toStart} ${words.bad}` : desk.toStart}
        disabled={disabled}
        leftSection={icon}
        onClick={onPress}
      >
        {label}
      </Button>
      {children}
    </Stack>
  );
}

interface ReasonedActProps extends Pick<AdminActProps, 'text' | 'label'> {
  title: string;
  /** The form in which the reason is written. */
  children: (closing: { done: () => void; cancel: () => void }) => ReactNode;
}

/** What is done to somebody for a reason that is written. */
export function ReasonedAct({ text, label, title, children }: ReasonedActProps) {
  const [isWriting, setWriting] = useState(false);
  const icon = <IconLock size={20} aria-hidden="true" />;
  return (
    <AdminAct text={text} label={label} icon={icon} isDangerous onPress={() => setWriting(true)}>
      <WritingDialog opened={isWriting} onClose={() => setWriting(false)} title={title} role="alertdialog">
        {children}
      </WritingDialog>
    </AdminAct>
  );
}

/** Why and since when somebody or something is kept out. */
export const ReasonAlert = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert color="red" icon={<IconLock size={20} aria-hidden="true" />} title={title}>
    {children}
  </Alert>
);

interface UndoingActProps extends Pick<AdminActProps, 'text' | 'label' | 'icon'> {
  isBusy: boolean;
  error: unknown;
  onPress: () => Promise<void>;
  children?: ReactNode;
}

/** What takes such an act back, at once. */
export function UndoingAct({ text, label, icon, isBusy, error, onPress, children }: UndoingActProps) {
  return (
    <Stack gap="xs">
      {children}
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <PersonProblem error={error} />
      <Button className={desk.toStart} leftSection={icon} loading={isBusy} onClick={() => void onPress()}>
        {label}
      </Button>
    </Stack>
  );
}

/** Why something was not done to a person, and for a driver with active deliveries the way to where they are taken back. */
export function PersonProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('people');
  if (error === undefined || error === null) return null;
  return (
    <Alert color="red" role="alert">
      <Text>{errorText(error)}</Text>
      {problemOf(error)?.code === 'driver_has_orders' && (
        <Anchor component={Link} to={hrefTo('ordersInProgress')} py="xs" display="inline-block">
          {t('driver.toOrders')}
        </Anchor>
      )}
    </Alert>
  );
}
