import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { IconMapPin } from '@tabler/icons-react';
import {
  useAcceptPlaceProposalMutation,
  useDeclinePlaceProposalMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { type Answer, useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { SeeOnMap } from './see-on-map.tsx';

interface PlaceProposalProps {
  addressId: number;
  proposal: NonNullable<CustomerAddress['proposal']>;
  /** The id of what has the focus once it is answered. */
  focusNext: string;
}

/** Where a driver has found the house: its person says whether that is so (PLACE-9). */
export function PlaceProposal({ addressId, proposal, focusNext }: PlaceProposalProps) {
  const { t } = useTranslation('addresses');
  const [accept] = useAcceptPlaceProposalMutation();
  const [decline] = useDeclinePlaceProposalMutation();
  const { isBusy, failure, send } = useAction();
  const box = useFocusPassedOn<HTMLDivElement>(focusNext);
  const answer = async (act: () => PromiseLike<Answer>, text: string) => {
    const done = await send(act);
    if (done && done.error === undefined) tell(text);
  };
  const { driver_name: driver, transaction_id, proposed_at, plus_code: code } = proposal;
  const seen = proposed_at === undefined ? {} : { proposed_at };
  return (
    <Alert ref={box} icon={<IconMapPin />} title={t('proposal.title')}>
      <Stack gap="xs">
        <Text>{t('proposal.by', { driver, number: transaction_id, code })}</Text>
        <SeeOnMap place={proposal} />
        {failure !== null && <FormFailure error={failure} />}
        <Group gap="xs">
          <Button
            disabled={isBusy}
            onClick={() => void answer(() => accept({ addressId, transaction_id, ...seen }), t('proposal.accepted'))}
          >
            {t('proposal.accept')}
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void answer(() => decline({ addressId, ...seen }), t('proposal.declined'))}
          >
            {t('proposal.decline')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
