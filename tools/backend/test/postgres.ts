import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian keeps the server's programs off the PATH, in a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

export type PrivatePostgres = {
  databaseUrl: string;
  /** Breaks off everything that is under way and resolves when the server takes connections again: `fast` says goodbye, `immediate` does not. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
};

/** @throws Error with one sentence when no PostgreSQL server is installed. */
export function findPostgresPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    'No PostgreSQL server was found on the PATH or in /usr/lib/postgresql (Debian: apt-get install postgresql).',
  );
}

/** Starts a PostgreSQL server of its own in a scratch folder on a free port. It refuses root, so root hands it to `postgres`. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const programs = findPostgresPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'livery-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const asServer = (name: string, args: string[]) => {
    const program = join(programs, name);
    return isRoot ? run('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: '/' }) : run(program, args);
  };
  await chmod(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const stop = async () => {
    if (existsSync(join(data, 'postmaster.pid'))) await asServer('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await asServer('initdb', [
      '-D',
      data,
      '-U',
      'livery',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
    // Durability is worth nothing to a database that lives for one test file.
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off`;
    await asServer('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async (mode: 'fast' | 'immediate') =>
    void (await asServer('pg_ctl', ['-D', data, '-m', mode, '-l', join(folder, 'log'), '-w', 'restart']));
  return { databaseUrl: `postgresql://livery@127.0.0.1:${port}/postgres`, restart, stop };
}

/** The address of another database of the same server. */
export function atDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** One statement in a connection of its own: databases are neither made nor dropped in a transaction. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
