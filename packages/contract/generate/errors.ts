import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ErrorEntry {
  code: number;
  status: number;
  kind: 'notice' | 'silent' | 'auth' | 'result';
  msg: string;
}

const kinds = new Set<string>(['notice', 'silent', 'auth', 'result']);

/** Reads the error catalogue. Throws on a duplicate number, an unknown kind, an empty message or one cut at a comma. */
export const readErrors = (file: string): Record<string, ErrorEntry> => {
  const entries = parse(readFileSync(file, 'utf8')) as Record<string, ErrorEntry>;
  const names = new Map<number, string>();
  for (const [name, { code, status, kind, msg, ...rest }] of Object.entries(entries)) {
    const other = names.get(code);
    if (other) throw new Error(`errors.yaml: ${name} and ${other} share the number ${code}`);
    if (!Number.isInteger(status)) throw new Error(`errors.yaml: ${name} has no HTTP status`);
    if (!kinds.has(kind)) throw new Error(`errors.yaml: ${name} has the unknown kind ${kind}`);
    if (!msg) throw new Error(`errors.yaml: ${name} has no message`);
    const [unread] = Object.keys(rest);
    if (unread)
      throw new Error(`errors.yaml: ${name} has the unread part "${unread}": quote a message with a comma`);
    names.set(code, name);
  }
  return entries;
};

const entry = ([name, { code, status, kind, msg }]: [string, ErrorEntry]): string =>
  `  /** ${msg} */\n  ${name}: { code: ${code}, status: ${status}, kind: '${kind}', msg: '${msg}' },`;

const record = (name: string, errors: Record<string, ErrorEntry>): string =>
  `export const ${name} = {\n${Object.entries(errors).map(entry).join('\n')}\n} as const;\n`;

export const errorsSource = (errors: Record<string, ErrorEntry>): string =>
  `/** Every code the server may answer. */\n${record('errors', errors)}
export type ErrorName = keyof typeof errors;\n`;

export const catalogueSource = (errors: Record<string, ErrorEntry>): string =>
  `/** Every code the server may answer, and how a client treats it. */\n${record('errorCatalogue', errors)}
export type ErrorName = keyof typeof errorCatalogue;\n`;
