import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Database } from '../../src/platform/database/database.ts';
import { readFunctionFiles } from '../../src/platform/database/migration/function-files.ts';
import { readMigrationFiles } from '../../src/platform/database/migration/migration-files.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPgliteMemory, type PgliteEngine } from '../../src/platform/database/pglite/pglite-engine.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { recordingStatements } from '../plans/record-statements.ts';
import { type DatabaseImage, ImageFS } from './database-image.ts';

/** Opens a migrated, empty database in memory. */
export async function pgliteTestDatabase(): Promise<Database> {
  return await openImage(await migratedImage());
}

/** The engine of a migrated, empty database in memory, for tests that use the engine directly. */
export async function pgliteTestEngine(): Promise<PgliteEngine> {
  return await openPgliteMemory(new ImageFS({ start: await migratedImage() }));
}

/**
 * Calls `fill` with a migrated, empty database in memory, which `fill` must close. Resolves to a function that opens
 * a copy.
 */
export async function pgliteTemplate(
  fill: (database: Database) => Promise<void>,
): Promise<() => Promise<Database>> {
  let filled: DatabaseImage | undefined;
  await fill(await openImage(await migratedImage(), (image) => (filled = image)));
  if (filled === undefined) throw new Error('The database was filled and not closed');
  const image = filled;
  return () => openImage(image);
}

async function openImage(start: DatabaseImage, keep?: (image: DatabaseImage) => void): Promise<Database> {
  const engine = await openPgliteMemory(new ImageFS({ start, keep }));
  return await openDatabase(recordingStatements(engine), { random: systemRandom, migrate: false });
}

let migrated: Promise<DatabaseImage> | undefined;

function migratedImage(): Promise<DatabaseImage> {
  migrated ??= readOrMakeImage();
  return migrated;
}

const imageFolder = fileURLToPath(new URL('../../node_modules/.cache/test-database', import.meta.url));

/**
 * The image is kept on disk between runs. Its file name is a hash of everything it is made from, so it can't be
 * stale.
 */
async function readOrMakeImage(): Promise<DatabaseImage> {
  const file = join(imageFolder, `${await ingredientsHash()}.image`);
  try {
    return deserialize(await readFile(file)) as DatabaseImage; // Only the code below writes a file of this name.
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const image = await makeImage();
  await mkdir(imageFolder, { recursive: true });
  // Several workers may reach this point at once. Each writes its own draft, and the last rename wins.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, serialize(image));
  await rename(draft, file);
  return image;
}

async function makeImage(): Promise<DatabaseImage> {
  let made: DatabaseImage | undefined;
  const engine = await openPgliteMemory(new ImageFS({ keep: (image) => (made = image) }));
  const database = await openDatabase(engine, { random: systemRandom });
  // The template databases are two thirds of the files, and no test creates a database from them.
  await engine.pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await engine.pglite.exec(`drop database ${name}`);
  await database.close();
  if (made === undefined) throw new Error('The database closed without its files');
  return made;
}

/** Hashes the migrations, the versions of all packages, and the code that makes the image. */
async function ingredientsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of [...(await readMigrationFiles()), ...(await readFunctionFiles())])
    hash.update(`${name}\n${checksum}\n`);
  const others = [
    '../../../../pnpm-lock.yaml',
    '../../src/platform/database/migration/migrate.ts',
    '../../src/platform/database/migration/functions.ts',
    '../../src/platform/database/pglite/pglite-engine.ts',
    'database-image.ts',
    'pglite-test-database.ts',
  ];
  for (const path of others) hash.update(await readFile(new URL(path, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
