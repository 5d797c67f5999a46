/** A driver's last answers stay on the device, for where there is no network; a refused call leaves what is kept. */
export async function keepAnswer<T>(answer: Promise<{ data: T }>, keep: (data: T) => void): Promise<void> {
  await answer.then(({ data }) => keep(data)).catch(() => undefined);
}
