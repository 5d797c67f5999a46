import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '../../scripts/lib/at-end.ts';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { findProgram } from '../../scripts/lib/install.ts';
import { ensurePostgres, mustRun, ownAccount, waitUntilReady } from '../../scripts/lib/postgres.ts';
import { start, stop } from '../../scripts/lib/run.ts';

/** Which Debian package has each program. */
const PROGRAMS = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' } as const;
const NODES = ['n1', 'n2', 'n3'] as const;
const PATIENCE_MS = 120_000;

/** Three PostgreSQL of which Patroni makes one the primary, and HAProxy leads to that one. */
export interface Cluster {
  /** By HAProxy. */
  readonly url: string;
  readonly primary: () => Promise<Member>;
  /** Kills the primary and its Patroni with -9. @returns which it was */
  readonly killPrimary: () => Promise<Member>;
  /** Has Patroni make another one the primary, and this one its standby. */
  readonly demote: (primary: Member) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Node {
  readonly name: string;
  readonly port: number;
  readonly api: number;
}

/** One of them, as Patroni tells of it. */
interface Told {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

interface Member {
  readonly name: string;
  /** By no balancer. */
  readonly url: string;
}

function requirePrograms(): void {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !findProgram([program]));
  if (missing.length === 0) return;
  throw new Error(
    `${missing.map(([program]) => program).join(', ')} not found. Install first: apt-get install ${missing.map(([, each]) => each).join(' ')}`,
  );
}

/** The settings of docs/operating.md; JSON is YAML. */
function settingsOf({ name, port, api }: Node, folder: string, bin: string, etcd: number): string {
  const login = (username: string) => ({ username, password: 'secret' });
  return JSON.stringify({
    ...{ scope: 'town', name },
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 5, retry_timeout: 5, primary_start_timeout: 0, synchronous_mode: true },
        // Whoever is killed loses nothing that the system has: a disk that was cut off is another proof's.
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, shared_buffers: '64MB', fsync: 'off' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      pg_hba: ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust`),
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}`, bin_dir: bin },
      ...{ data_dir: join(folder, name), pgpass: join(folder, `${name}.pgpass`) },
      authentication: { superuser: login('postgres'), replication: login('follower'), rewind: login('postgres') },
      parameters: { unix_socket_directories: folder },
    },
  });
}

const balancerOf = (port: number, nodes: readonly Node[]): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 5s
listen town
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.api}`).join('\n')}
`;

async function membersOf(nodes: readonly Node[]): Promise<Told[]> {
  for (const { api } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${api}/cluster`).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { members: Told[] }).members;
  }
  return [];
}

/** Waits until all are there, one is the primary and another has all that it confirms. */
async function untilWhole(nodes: readonly Node[]): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const members = await membersOf(nodes);
    const [ready, roles] = [members.filter(isReady), new Set(members.map(({ role }) => role))];
    if (ready.length === nodes.length && roles.has('leader') && roles.has('sync_standby')) return;
    if (performance.now() > end) throw new Error(`The cluster did not come to be: ${JSON.stringify(members)}`);
    await pause(200);
  }
}

const isReady = ({ state }: Told): boolean => ['running', 'streaming'].includes(state);

/** Starts Debian's Patroni, etcd and HAProxy with three nodes on this machine. */
export async function startCluster(): Promise<Cluster> {
  requirePrograms();
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-cluster-'));
  const removeFolder = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const as = { cwd: folder, ...ownAccount(folder), stdio: 'ignore' as const };
  const [client, peer, town] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const nodes: Node[] = [];
  for (const name of NODES) nodes.push({ name, port: await findFreePort(), api: await findFreePort() });

  const urls = { client: `http://127.0.0.1:${client}`, peer: `http://127.0.0.1:${peer}` };
  const listening = ['--listen-client-urls', urls.client, '--advertise-client-urls', urls.client];
  const peers = ['--listen-peer-urls', urls.peer, '--initial-advertise-peer-urls', urls.peer];
  const etcdArgs = ['--data-dir', 'etcd', ...listening, ...peers, '--initial-cluster', `default=${urls.peer}`];
  const etcd = start('etcd', [...etcdArgs, '--unsafe-no-fsync'], as);
  const patronis = new Map<string, ChildProcess>();
  for (const node of nodes) {
    const file = join(folder, `${node.name}.yml`);
    writeFileSync(file, settingsOf(node, folder, bin, client));
    patronis.set(node.name, start('patroni', [file], as));
  }
  writeFileSync(join(folder, 'haproxy.cfg'), balancerOf(town, nodes));
  const balancer = start('haproxy', ['-f', 'haproxy.cfg'], as);
  const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/town`;
  const primary = async (): Promise<Member> => {
    const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader');
    const node = nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('There is no primary');
    return { name: node.name, url: urlOf(node.port) };
  };
  await untilWhole(nodes);
  const place = ['-h', '127.0.0.1', '-p', String(town), '-U', 'postgres'];
  const utf8 = ['--encoding=UTF8', '--template=template0', '--locale=C.UTF-8'];
  await waitUntilReady(balancer, join(bin, 'pg_isready'), place);
  await mustRun(join(bin, 'createdb'), [...place, ...utf8, 'town'], { cwd: folder });
  return {
    url: urlOf(town),
    primary,
    killPrimary: async () => {
      const member = await primary();
      const [postmaster = ''] = readFileSync(join(folder, member.name, 'postmaster.pid'), 'utf8').split('\n');
      // Its Patroni first: it would start what has ended.
      patronis.get(member.name)?.kill('SIGKILL');
      process.kill(Number(postmaster), 'SIGKILL');
      return member;
    },
    demote: async ({ name }) => {
      const api = nodes.find((node) => node.name === name)?.api;
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://127.0.0.1:${api}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
    },
    stop: async () => {
      await Promise.all([...patronis.values()].map((each) => stop(each, 30_000)));
      await Promise.all([stop(balancer), stop(etcd)]);
      await removeFolder();
    },
  };
}
