import { readRichText } from '../../platform/rich-text/rich-text.ts';
import type { ArticleRow } from './help-store.ts';

/** So much of a passage is seen before its first term, where lists show its beginning only. */
const SEEN = 24;

const SENTENCES = /[^。！？；]+[。！？]?/gu;

const sentencesOf = (body: string): string[] =>
  readRichText(body)
    .flatMap(({ lines }) => lines)
    .flatMap(
      (spans) =>
        spans
          .map(({ text }) => text)
          .join('')
          .match(SENTENCES) ?? [],
    )
    .map((sentence) => sentence.trim());

/** The sentence from the part that holds the first term, if that is far from its beginning. */
const fromFirstTerm = (sentence: string, terms: readonly string[]): string => {
  const lower = sentence.toLowerCase();
  const first = Math.min(...terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0));
  if (!Number.isFinite(first) || first < SEEN) return sentence;
  const part = Math.max(...['，', '：', '、'].map((mark) => sentence.lastIndexOf(mark, first))) + 1;
  return `…${sentence.slice(Math.max(part, first - SEEN / 2))}`;
};

/** The text of an article that says most of some terms: its summary, or a sentence of its body that holds more of them. */
export function passageOf({ summary, body }: ArticleRow, terms: readonly string[]): string {
  const heldBy = (text: string): number => terms.filter((term) => text.toLowerCase().includes(term)).length;
  let best = { passage: summary, held: heldBy(summary) };
  for (const sentence of sentencesOf(body)) {
    const held = heldBy(sentence);
    if (held > best.held) best = { passage: fromFirstTerm(sentence, terms), held };
  }
  return best.passage;
}
