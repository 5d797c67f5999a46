import { getTown, type TownAnswer, updateTown } from '@mercadito/contracts/town';
import { anAdmin, type Person } from './people.ts';
import { good } from './shops.ts';
import type { TestApp } from './test-app.ts';

type Fees = Partial<Pick<TownAnswer, 'delivery_fees' | 'delivery_free_from'>>;

/** An Admin who sets what bringing an order costs; to where buyers live, `Lagunitas`, unless another place is named. */
export async function aTownWithFees(
  test: TestApp,
  fee = 20,
): Promise<Person & { setFees: (fees: Fees) => Promise<void> }> {
  const admin = await anAdmin(test);
  const setFees = async (fees: Fees) => {
    const { town } = good(await test.call(getTown, {}, admin.token));
    good(await test.call(updateTown, { ...town, ...fees }, admin.token));
  };
  await setFees({ delivery_fees: [{ place: 'Lagunitas', fee }] });
  return { ...admin, setFees };
}
