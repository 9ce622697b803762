import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** One file of `apps/api/migrations/functions/`: the current text of one SQL function. */
export interface FunctionFile {
  /** The function's name, which is the file's name without `.sql`. */
  name: string;
  text: string;
  /** SHA-256 of the text, hex. */
  checksum: string;
}

const functionsFolder = fileURLToPath(new URL('../../../../migrations/functions/', import.meta.url));

const CREATE = /^create or replace function (\w+)/gim;

/** Reads every function, by name. Throws when a file doesn't contain exactly the function that it is named after. */
export async function readFunctionFiles(folder: string = functionsFolder): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return await Promise.all(names.map((name) => readFunction(folder, name)));
}

async function readFunction(folder: string, fileName: string): Promise<FunctionFile> {
  const text = await readFile(join(folder, fileName), 'utf8');
  const name = fileName.replace(/\.sql$/, '');
  const created = [...text.matchAll(CREATE)].map(([, created = '']) => created);
  if (created.length !== 1 || created[0] !== name)
    throw new Error(`migrations/functions/${fileName} must hold "create or replace function ${name}" alone`);
  return { name, text, checksum: createHash('sha256').update(text.trim()).digest('hex') };
}

const NAMED = /\bfunction (?:if exists )?(?:public\.)?(\w+)/gi;

/** The functions that a migration creates, replaces, renames or drops. */
export const namedFunctions = (sql: string): string[] => [
  ...new Set([...sql.matchAll(NAMED)].map(([, name = '']) => name)),
];
