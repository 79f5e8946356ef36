import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import type { CleanUp } from './clean-up.ts';
import { Refusal } from './refusal.ts';

export interface Program {
  /** As it is called in sentences. */
  readonly name: string;
  readonly root: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const PATIENCE_MS = 90_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function open({ root, command, args, env }: Program, cleanUp: CleanUp) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const take = (chunk: Buffer) => void lines.push(...chunk.toString().split('\n').filter(Boolean));
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  child.on('error', (error) => lines.push(error.message));
  cleanUp.add(() => end(child));
  return { child, lines };
}

/** What a program says of its error, without colours and without its trace. */
export function tellingLines(lines: readonly string[]): string[] {
  const plain = lines.map((line) => stripVTControlCharacters(line).trim()).filter((line) => !/^at |^$/.test(line));
  const first = plain.findIndex((line) => /error/i.test(line));
  return first < 0 ? plain.slice(-4) : plain.slice(first, first + 6);
}

/**
 * Runs a program to its end.
 * @throws Refusal with what the program says of its error.
 */
export async function runToEnd(program: Program, cleanUp: CleanUp): Promise<void> {
  const { child, lines } = open(program, cleanUp);
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  if (child.exitCode === 0) return;
  const shown = tellingLines(lines);
  throw new Refusal(`${program.name} failed: ${shown.join('\n  ') || 'it said nothing.'}`);
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a server and waits until it answers.
 * @throws Refusal when it ends before, with its own last sentence.
 */
export async function startServer(program: Program, address: string, cleanUp: CleanUp): Promise<void> {
  const { child, lines } = open(program, cleanUp);
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
      throw new Refusal(`${program.name} ended before it answered: ${lines.at(-1) ?? 'it said nothing.'}`);
    if (Date.now() > deadline) throw new Refusal(`${program.name} did not answer within ${PATIENCE_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Refusal('The system gave no free port.');
    return address.port;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
