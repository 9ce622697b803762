import { MemoryFS } from '@electric-sql/pglite';

/** The data folder of a closed embedded database. Parents come first in `folders`; each file is a range of `bytes`. */
export interface DatabaseImage {
  folders: string[];
  files: { path: string; from: number; to: number }[];
  bytes: Uint8Array;
}

/** The part of Emscripten's file system that this file uses. The version is pinned. */
interface EmscriptenFS {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array, options: { canOwn: boolean }): void;
  readFile(path: string): Uint8Array;
  readdir(path: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
}

const DATA_FOLDER = '/pglite/data';

/**
 * A database's folder in memory. It starts as a copy of `start`, and passes its content to `keep` when it is closed.
 */
export class ImageFS extends MemoryFS {
  readonly #start: DatabaseImage | undefined;
  readonly #keep: ((image: DatabaseImage) => void) | undefined;

  constructor(parts: { start?: DatabaseImage; keep?: ((image: DatabaseImage) => void) | undefined }) {
    super();
    this.#start = parts.start;
    this.#keep = parts.keep;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.#start !== undefined) unpack(this.#start, this.#emscripten());
  }

  override async closeFs(): Promise<void> {
    this.#keep?.(pack(this.#emscripten()));
    await super.closeFs();
  }

  #emscripten(): EmscriptenFS {
    if (this.pg === undefined) throw new Error('PGlite has not opened this file system');
    return this.pg.Module.FS as EmscriptenFS; // PGlite's types don't describe it.
  }
}

function unpack({ folders, files, bytes }: DatabaseImage, fs: EmscriptenFS): void {
  // The database writes into these bytes, so it gets a copy. One copy holds all files, and each file owns its range
  // of it.
  const own = new Uint8Array(bytes);
  for (const folder of folders) fs.mkdirTree(folder);
  for (const { path, from, to } of files) fs.writeFile(path, own.subarray(from, to), { canOwn: true });
}

function pack(fs: EmscriptenFS): DatabaseImage {
  const { folders, files } = look(fs, DATA_FOLDER);
  const contents = files.map((path) => ({ path, content: fs.readFile(path) }));
  let size = 0;
  const placed = contents.map(({ path, content }) => {
    const from = size;
    size += content.length;
    return { path, from, to: size };
  });
  return { folders, files: placed, bytes: Buffer.concat(contents.map(({ content }) => content)) };
}

/** Lists a folder and everything below it. */
function look(fs: EmscriptenFS, folder: string): { folders: string[]; files: string[] } {
  const inside = fs
    .readdir(folder)
    .filter((name) => name !== '.' && name !== '..')
    .map((name) => `${folder}/${name}`);
  const isFolder = (path: string): boolean => fs.isDir(fs.stat(path).mode);
  const below = inside.filter(isFolder).map((path) => look(fs, path));
  return {
    folders: [folder, ...below.flatMap(({ folders }) => folders)],
    files: [...inside.filter((path) => !isFolder(path)), ...below.flatMap(({ files }) => files)],
  };
}
