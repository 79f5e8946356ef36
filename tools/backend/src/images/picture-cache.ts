import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made pictures are kept up to this many bytes; the least recently made go first when the server starts. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Painting keeps both cores of a small machine busy; more at once only makes everybody wait. */
const MOST_AT_ONCE = 2;

/** Keeps made pictures on disk, makes each one once at a time, and not too many at once. */
export class PictureCache {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture of this name, made by `make` when it is not there yet. */
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
    const made = await this.#inTurn(make);
    // A picture that cannot be kept is still a picture: a full disk must not stop the service.
    await this.#keep(path, made).catch(() => undefined);
    return made;
  }

  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
    try {
      return await make();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy -= 1;
      else next();
    }
  }

  async #keep(path: string, picture: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
  }

  #pathOf(name: string): string {
    const hash = createHash('sha256').update(name).digest('hex');
    return join(this.#folder, hash.slice(0, 2), hash.slice(2, 34));
  }

  /** Removes the oldest pictures when the folder has grown too large. */
  async prune(mostBytes: number = MOST_BYTES): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const { size, mtimeMs } = await stat(path);
          return { path, size, mtimeMs };
        }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const file of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= mostBytes) return;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  }
}
