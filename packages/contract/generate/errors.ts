import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ErrorEntry {
  code: number;
  status: number;
  kind: 'notice' | 'silent' | 'auth' | 'result';
  msg: string;
  /** Whether the same call may succeed a little later. */
  retryable: boolean;
  /** The English sentence. */
  en: string;
}

/** An entry of errors.yaml. */
type WrittenEntry = Omit<ErrorEntry, 'retryable' | 'en'> & { retryable?: boolean };

const kinds = new Set<string>(['notice', 'silent', 'auth', 'result']);

/** The English sentences by the names of their codes. Throws unless each code has one, and each sentence a code. */
const readEnglish = (file: string, names: readonly string[]): Record<string, string> => {
  const texts = parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const name of names)
    if (typeof texts[name] !== 'string') throw new Error(`errors.en.yaml: ${name} has no sentence`);
  const other = Object.keys(texts).find((name) => !names.includes(name));
  if (other) throw new Error(`errors.en.yaml: errors.yaml has no ${other}`);
  return texts;
};

/**
 * Reads the error catalogue and its English sentences. Throws on a duplicate number, an unknown kind, an empty message, a message
 * that YAML cut at a comma, and on a missing sentence.
 */
export const readErrors = (file: string, englishFile: string): Record<string, ErrorEntry> => {
  const entries = parse(readFileSync(file, 'utf8')) as Record<string, WrittenEntry>;
  const names = new Map<number, string>();
  for (const [name, { code, status, kind, msg, retryable = false, ...rest }] of Object.entries(entries)) {
    const other = names.get(code);
    if (other) throw new Error(`errors.yaml: ${name} and ${other} share the number ${code}`);
    if (!Number.isInteger(status)) throw new Error(`errors.yaml: ${name} has no HTTP status`);
    if (!kinds.has(kind)) throw new Error(`errors.yaml: ${name} has the unknown kind ${kind}`);
    if (!msg) throw new Error(`errors.yaml: ${name} has no message`);
    if (typeof retryable !== 'boolean')
      throw new Error(`errors.yaml: ${name} is retryable by neither true nor false`);
    const [unread] = Object.keys(rest);
    if (unread)
      throw new Error(`errors.yaml: ${name} has the unread part "${unread}": quote a message with a comma`);
    names.set(code, name);
  }
  const english = readEnglish(englishFile, Object.keys(entries));
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      { ...entry, retryable: entry.retryable ?? false, en: english[name] ?? '' },
    ]),
  );
};

const entry = ([name, { code, status, kind, msg, retryable }]: [string, ErrorEntry]): string =>
  `  /** ${msg} */\n  ${name}: { code: ${code}, status: ${status}, kind: '${kind}', msg: '${msg}', retryable: ${retryable} },`;

const record = (name: string, errors: Record<string, ErrorEntry>): string =>
  `export const ${name} = {\n${Object.entries(errors).map(entry).join('\n')}\n} as const;\n`;

export const errorsSource = (errors: Record<string, ErrorEntry>): string =>
  `/** Every code the server may answer. */\n${record('errors', errors)}
export type ErrorName = keyof typeof errors;\n`;

export const catalogueSource = (errors: Record<string, ErrorEntry>): string =>
  `/** Every code the server may answer, and how a client treats it. */\n${record('errorCatalogue', errors)}
export type ErrorName = keyof typeof errorCatalogue;\n`;

const isTemporary = ({ status }: ErrorEntry): boolean => status === 429 || status >= 500;

/**
 * The codes of refusals after which the same call may succeed a little later. Codes whose HTTP status says so are left out, to
 * keep the transport small.
 */
export const retryableCodesSource = (errors: Record<string, ErrorEntry>): string => {
  for (const [name, entry] of Object.entries(errors))
    if (isTemporary(entry) && !entry.retryable)
      throw new Error(`errors.yaml: ${name} has the HTTP status of a temporary failure and is not retryable`);
  const codes = Object.values(errors).flatMap((each) =>
    each.retryable && !isTemporary(each) ? [each.code] : [],
  );
  return `/** The codes of refusals after which the same call may succeed a little later, besides those of HTTP 429 and 5xx. */
export const retryableCodes: readonly number[] = [${codes.join(', ')}];\n`;
};

/** The English sentences by code. */
export const englishSource = (errors: Record<string, ErrorEntry>): string =>
  `/** What each code says, in English, by its number. */
export const errorTexts = {
${Object.entries(errors)
  .map(([name, { code, en }]) => `  /** ${name} */\n  ${code}: ${JSON.stringify(en)},`)
  .join('\n')}
} as const;\n`;
