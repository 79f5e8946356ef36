import { cpus, loadavg, totalmem } from 'node:os';

export type Bench = (args: string[]) => Promise<void>;

/** Figures mean nothing without the machine, and less on a busy one. */
export async function reportMachine(): Promise<void> {
  const [load = 0] = loadavg();
  const { model = 'unknown' } = cpus()[0] ?? {};
  console.log(
    `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load.toFixed(2)}\n`,
  );
  if (load > 1) console.log('The machine is busy: times below are too long.\n');
}

/** A table as docs/benchmarks.md keeps it. */
export function table(head: string[], rows: (string | number)[][]): void {
  console.log([head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  console.log('');
}

export const ms = (time: number) => time.toFixed(1);
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
export const seconds = (ms: number) => (ms / 1000).toFixed(2);
export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
