import { type ParseError, parse } from 'jsonc-parser';

const LONGEST = 40;

/** What to say of a text that is no JSON, with its line, which browsers don't name; undefined for JSON. */
export const jsonFaultText = (text: string): string | undefined => {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  const [first] = faults;
  if (!first) return undefined;
  const before = text.slice(0, first.offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const shown = (text.split('\n')[before.length - 1] ?? '').trim().slice(0, LONGEST);
  return `第 ${before.length} 行第 ${column} 个字起不是 JSON${shown ? `：${shown}` : ''}`;
};
