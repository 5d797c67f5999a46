import { useEffect, useState } from 'react';
import { useGetPushQuery, useSubscribePushMutation, useUnsubscribePushMutation } from '../../entities/push/push.api.ts';
import {
  findReach,
  isSubscribed,
  type Reach,
  rememberTold,
  subscribeDevice,
  unsubscribeDevice,
} from './push-device.ts';

export interface PushState {
  /** Undefined until it is known. */
  readonly reach: Reach | undefined;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** What went wrong; null for nothing. */
  readonly failure: unknown;
  /** Answers whether it came to that. */
  readonly turnOn: () => Promise<boolean>;
  readonly turnOff: () => Promise<boolean>;
}

/** Whether messages reach this device while no page is open, and how to have it so. */
export function usePush(): PushState {
  const [reach, setReach] = useState<Reach>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { data } = useGetPushQuery(undefined, { skip: reach !== 'ready' });
  // What the server has, the browser may have ended; undefined until it is known.
  const [isDeviceOn, setSubscribed] = useState<boolean>();
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();
  useEffect(() => {
    let isThere = true;
    void findReach().then((found) => isThere && setReach(found));
    return () => {
      isThere = false;
    };
  }, []);

  const publicKey = data?.public_key;
  useEffect(() => {
    if (publicKey !== undefined) void isSubscribed(publicKey).then(setSubscribed, () => undefined);
  }, [publicKey]);

  const doing = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setFailure(null);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        setFailure(error);
        return false;
      },
    );
    setReach(await findReach());
    setBusy(false);
    return isDone;
  };
  const turnOn = doing(async () => {
    if (!data) return;
    const told = await subscribeDevice(data.public_key);
    await subscribe(told).unwrap();
    rememberTold(told);
    setSubscribed(true);
  });
  const turnOff = doing(async () => {
    await unsubscribe().unwrap();
    await unsubscribeDevice();
  });
  // Ready is what the server has answered for, too.
  return {
    reach: reach === 'ready' && !data ? undefined : reach,
    isOn: data?.is_on === true && isDeviceOn !== false,
    isBusy,
    failure,
    turnOn,
    turnOff,
  };
}
