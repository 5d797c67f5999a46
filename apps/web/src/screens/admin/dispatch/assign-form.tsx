import { Alert, Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { type FormEvent, useState } from 'react';
import { useListAvailableDriversQuery } from '../../../entities/dispatch/dispatch.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { driverName, driverNameAmong, useHoursText } from './driver-facts.tsx';
import { useAssign } from './use-assign.ts';

interface AssignFormProps {
  transactionId: string;
  /** Who is chosen at first, where the address names somebody. */
  named: number | undefined;
  onAssigned: () => void;
}

/** Gives a waiting order to one of the drivers who have room (DISPATCH-6). */
export function AssignForm(props: AssignFormProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Loaded
      reading={useListAvailableDriversQuery()}
      skeleton={<Skeleton height="5.5rem" />}
      failed={t('drivers.failed')}
    >
      {(drivers) => (drivers.length > 0 ? <Choice drivers={drivers} {...props} /> : <Text>{t('assign.none')}</Text>)}
    </Loaded>
  );
}

function Choice({ drivers, transactionId, named, onAssigned }: AssignFormProps & { drivers: DriverProfile[] }) {
  const { t } = useTranslation('dispatch');
  const hoursText = useHoursText();
  const assign = useAssign();
  const [chosen, setChosen] = useState(named);
  const { isBusy, failure, send } = useAction();
  const driver = drivers.find(({ id }) => id === chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!driver) return;
    const answer = await send(async () => ({ error: (await assign(transactionId, driver)) ?? undefined }));
    if (!answer || answer.error !== undefined) return;
    tell(t('assign.done', { name: driverName(driver), number: transactionId }));
    onAssigned();
  };
  return (
    <Stack component="form" gap="sm" onSubmit={submit}>
      <NativeSelect
        label={t('assign.label')}
        value={driver ? String(driver.id) : ''}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        data={[
          { value: '', label: t('assign.choose'), disabled: true },
          ...drivers.map((each) => ({
            value: String(each.id),
            label: t('assign.option', {
              name: driverNameAmong(drivers, each),
              count: each.orders_assigned_count,
              max: MAX_ACTIVE_DELIVERIES,
              hours: hoursText(each),
            }),
          })),
        ]}
      />
      {failure !== null && (
        <Alert color="red" role="alert">
          {String(failure)}
        </Alert>
      )}
      <Button type="submit" loading={isBusy} disabled={driver === undefined}>
        {t('assign.button')}
      </Button>
    </Stack>
  );
}
