/** The marks of the checked subset of Markdown (rule 7.11). */
export type Mark = 'heading' | 'list' | 'steps' | 'strong' | 'link';

/** A text with what is selected in it, in characters. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** What replaces the characters from `start` to `end`, and what is selected afterwards. */
export interface Replacement {
  start: number;
  end: number;
  insert: string;
  select: readonly [start: number, end: number];
}

const PLACEHOLDER = '文字';
const ADDRESS = '/链接';
const STRONG = '**';
const ANY_PREFIX = /^(?:## |- |\d+\. )/u;

const PREFIXES = {
  heading: { of: () => '## ', has: /^## /u },
  list: { of: () => '- ', has: /^- /u },
  steps: { of: (at: number) => `${at + 1}. `, has: /^\d+\. /u },
} as const;

/** Puts the prefix before each selected line that has text, or takes it away if all of them have it. */
function markLines({ text, start, end }: Selection, mark: keyof typeof PREFIXES): Replacement {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const { of, has } = PREFIXES[mark];
  const isMarked = lines.every((line) => line === '' || has.test(line)) && lines.some((line) => line !== '');
  let at = -1;
  const marked = lines.map((line) => {
    const bare = line.replace(ANY_PREFIX, '');
    if (isMarked || (line === '' && lines.length > 1)) return bare;
    at += 1;
    return `${of(at)}${bare}`;
  });
  const insert = marked.join('\n');
  const after = first + insert.length;
  return { start: first, end: last, insert, select: [lines.length > 1 ? first : after, after] };
}

function markStrong({ text, start, end }: Selection): Replacement {
  const isWrapped = text.slice(start - 2, start) === STRONG && text.slice(end, end + 2) === STRONG;
  if (isWrapped) {
    const from = start - STRONG.length;
    const insert = text.slice(start, end);
    return { start: from, end: end + STRONG.length, insert, select: [from, from + insert.length] };
  }
  const words = text.slice(start, end) || PLACEHOLDER;
  const from = start + STRONG.length;
  return { start, end, insert: `${STRONG}${words}${STRONG}`, select: [from, from + words.length] };
}

/** Makes a link of the selection; its address is selected, so that typing replaces it. */
function markLink({ text, start, end }: Selection): Replacement {
  const words = text.slice(start, end) || PLACEHOLDER;
  const from = start + words.length + '[]('.length;
  return { start, end, insert: `[${words}](${ADDRESS})`, select: [from, from + ADDRESS.length] };
}

/** What a press of a mark's button does with the selected text. */
export const markText = (selection: Selection, mark: Mark): Replacement => {
  if (mark === 'strong') return markStrong(selection);
  return mark === 'link' ? markLink(selection) : markLines(selection, mark);
};
