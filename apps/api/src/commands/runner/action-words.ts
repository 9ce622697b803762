import { basename } from 'node:path';

/** A word in an action's usage after its name. */
interface Placeholder {
  name: string;
  isRequired: boolean;
}

/** A text takes all remaining words. It is stored with its subject, not in the audit log. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'reason', 'note']);
/** Addresses of networks are stored only as blind indexes. */
const UNKEPT: ReadonlySet<string> = new Set([...TEXTS, 'address']);

/** The name of an action, of one word or two: `host add` of `host add <member code>`. */
export const nameOf = (usage: string): string => usage.replace(/ [<[].*$/u, '');

const placeholdersOf = (usage: string): Placeholder[] =>
  [...usage.matchAll(/<([^>]+)>|\[([^\]]+)\]/gu)].map(([, required, optional]) => ({
    name: required ?? optional ?? '',
    isRequired: required !== undefined,
  }));

/** Pairs each placeholder with its word. Throws if a required word is missing or there are too many words. */
function pairsOf(usage: string, words: readonly string[]): [name: string, word: string][] {
  const placeholders = placeholdersOf(usage);
  const missing = placeholders.find(({ isRequired }, index) => isRequired && !words[index]);
  if (missing !== undefined) throw new Error(`Missing <${missing.name}>: ${usage}`);
  const isText = TEXTS.has(placeholders.at(-1)?.name ?? '');
  const extra = words[placeholders.length];
  if (extra !== undefined && !isText) throw new Error(`“${extra}” is one word too many: ${usage}`);
  return placeholders.flatMap(({ name }, index) => {
    const word = words[index];
    return word === undefined ? [] : [[name, word] as [string, string]];
  });
}

/** The words that the audit log stores: the first names the subject. Throws like `pairsOf`. */
export function keptWords(
  usage: string,
  words: readonly string[],
): { subject: string; details: Record<string, string> } {
  const pairs = pairsOf(usage, words)
    .filter(([name]) => !UNKEPT.has(name))
    .map(([name, word]) => [name, name === 'file' ? basename(word) : word] as const);
  return { subject: pairs[0]?.[1] ?? '', details: Object.fromEntries(pairs) };
}
