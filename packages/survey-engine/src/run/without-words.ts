import type { Answers } from '../definition/definition.ts';

/** Properties of a questionnaire whose values a respondent picks and can't type. */
const LISTS = new Set(['choices', 'rows', 'columns', 'rateValues', 'items']);

/**
 * The answers without anything that the respondent typed. Choices from the questionnaire's own lists, numbers and
 * booleans stay. Texts, comments, dates, files and signatures are removed. An unknown string counts as typed.
 */
export function withoutWords(answers: Answers, definition: unknown): Answers {
  const offered = new Set<string>(['other', 'none']);
  offer(definition, offered, false);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const kept = keep(value, offered);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function offer(value: unknown, offered: Set<string>, inList: boolean): void {
  if (typeof value === 'string') {
    if (inList) offered.add(value);
  } else if (Array.isArray(value)) for (const one of value) offer(one, offered, inList);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const picks = inList && (name === 'value' || name === 'name');
      offer(inner, offered, LISTS.has(name) || picks);
    }
}

function keep(value: unknown, offered: ReadonlySet<string>): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return offered.has(value) ? value : undefined;
  if (Array.isArray(value)) return value.map((one) => keep(one, offered)).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const kept = keep(inner, offered);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}
