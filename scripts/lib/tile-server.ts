import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const SIDE = 256;

/** A tile that says which one it is. */
const drawn = (z: string, x: string, y: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
      <rect width="${SIDE}" height="${SIDE}" fill="${(Number(x) + Number(y)) % 2 === 0 ? '#e9e4d4' : '#dfe9d8'}"/>
      <path d="M0 90H${SIDE}M150 0V${SIDE}" stroke="#fff" stroke-width="14"/>
      <text x="12" y="40" font-size="20" fill="#444">${z}/${x}/${y}</text></svg>`),
  )
    .png()
    .toBuffer();

/** A server of map tiles on this machine; answers the template of their addresses, and how to end it. */
export async function startTileServer(): Promise<{ template: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const [, z, x, y] = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.url ?? '') ?? [];
    if (z === undefined || x === undefined || y === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(await drawn(z, x, y));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, stop: () => server.close() };
}
