import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWorkQueue, type WorkQueue } from '../work-queue.ts';

/** Made pictures are kept up to this many bytes; the least recently made go first. */
const MOST_BYTES = 512 * 1024 * 1024;
/** How much is left when they have outgrown their room, so that they are not looked through after each picture. */
const LEFT_SHARE = 0.9;
/** Painting keeps both cores of a small machine busy; more at once only makes everybody wait. */
const MOST_AT_ONCE = 2;
/** The pictures of several first pages. */
const MOST_WAITING = 256;

/** Keeps made pictures on disk, makes each one once at a time, and not too many at once. */
export class PictureCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #queue: WorkQueue;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #pruning: Promise<void> | undefined;

  constructor(folder: string, { mostBytes = MOST_BYTES, mostWaiting = MOST_WAITING } = {}) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    this.#queue = createWorkQueue({ atOnce: MOST_AT_ONCE, mostWaiting });
  }

  /** The picture of this name, made by `make` when it is not there yet. @throws QueueFull */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const started = this.#underWay.get(name);
    if (started !== undefined) return started;
    const picture = this.#find(name, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, picture);
    return picture;
  }

  async #find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = this.#pathOf(name);
    const kept = await readFile(path).catch(() => null);
    if (kept !== null) return kept;
    const made = await this.#queue.run(make);
    // A picture that cannot be kept is still a picture: a full disk must not stop the service.
    await this.#keep(path, made).catch(() => undefined);
    return made;
  }

  async #keep(path: string, picture: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
    this.#bytes += picture.length;
    if (this.#bytes <= this.#mostBytes) return;
    this.#pruning ??= this.prune(this.#mostBytes * LEFT_SHARE).finally(() => (this.#pruning = undefined));
    await this.#pruning;
  }

  #pathOf(name: string): string {
    const hash = createHash('sha256').update(name).digest('hex');
    return join(this.#folder, hash.slice(0, 2), hash.slice(2, 34));
  }

  /** Removes the oldest pictures when the folder has grown too large. */
  async prune(mostBytes: number = this.#mostBytes): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          // Whoever makes a picture gives it another name in between.
          const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
          return { path, size, mtimeMs };
        }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const file of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= mostBytes) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
    this.#bytes = total;
  }
}
