import type { APIRequestContext, APIResponse } from '@playwright/test';

const ADMIN = { username: 'admin', password: 'demo-1234' };
export const PASSWORD = 'un-buen-secreto';

async function answered<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json() as Promise<T>;
}

/** The header of somebody signed in. */
async function signedIn(request: APIRequestContext, data: { username: string; password: string }) {
  const { token } = await answered<{ token: string }>(await request.post('/api/login/', { data }));
  return { authorization: `Token ${token}` };
}

/** A driver whom no other journey knows, on duty and with free hands: journeys run beside each other. */
export async function openDriver(request: APIRequestContext, username: string): Promise<void> {
  const person = { username, first_name: 'Nena', last_name: 'Ruiz', email: `${username}@example.com` };
  const { user } = await answered<{ user: { id: number } }>(
    await request.post('/api/accounts/', { data: { ...person, password: PASSWORD } }),
  );
  const { driver_id } = await answered<{ driver_id: number }>(
    await request.patch(`/api/accounts/${user.id}/`, {
      headers: await signedIn(request, ADMIN),
      data: { role: 'driver' },
    }),
  );
  const onDuty = { driver_id, availability_status: 'available' };
  const headers = await signedIn(request, { username, password: PASSWORD });
  await answered(await request.put('/api/companies/driver-profile/settings/', { headers, data: onDuty }));
}
