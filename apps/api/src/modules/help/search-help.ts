import { inWordsOfHelp } from './everyday-words.ts';
import type { ArticleRow } from './help-store.ts';

/** Words of a question that say nothing of its subject. */
const ASKING =
  /为什么|什么时候|多长时间|怎么样|怎么办|怎么|怎样|如何|什么|哪里|哪儿|请问|可以|能不能|能否|是不是|有没有|[吗呢吧啊呀的了我你]/gu;

/** A question finds at most so many articles, so that the best ones stand out. */
const MOST = 6;

/** Articles, the best first, and the words or terms of the keyword for which they were found. */
export interface FoundHelp {
  articles: ArticleRow[];
  terms: string[];
}

/**
 * The articles that contain all words of a keyword; if there are none, those for its everyday words in the words of help, and
 * then what it finds as a question. Everyday words that an article only mentions find what help says of the thing first.
 * Returns all without a keyword.
 */
export function searchHelp(articles: ArticleRow[], keyword = ''): FoundHelp {
  const exact = withAllWords(articles, keyword);
  const translated = inWordsOfHelp(keyword);
  const isMeant = translated === keyword || exact.articles.some((article) => isNamed(article, exact.terms));
  if (exact.articles.length > 0 && isMeant) return exact;
  const found = withAllWords(articles, translated);
  if (found.articles.length > 0) return joined(found, exact);
  if (exact.articles.length > 0) return exact;
  const answers = answersTo(articles, translated);
  return answers.articles.length > 0 ? answers : answersTo(articles, keyword);
}

const wordsOf = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** The articles that contain all words of a keyword, those with a word in the title first. */
function withAllWords(articles: ArticleRow[], keyword: string): FoundHelp {
  const words = wordsOf(keyword);
  const found = articles
    .filter((article) => {
      const text = textOf(article);
      return words.every((word) => text.includes(word));
    })
    .map((article) => ({ article, place: sum(words.map((word) => placeOf(article, word))) }))
    .sort((a, b) => b.place - a.place)
    .map(({ article }) => article);
  return { articles: found, terms: words };
}

/** The articles that contain at least half of the terms of a question, rare terms counting more, the best first. */
function answersTo(articles: ArticleRow[], question: string): FoundHelp {
  const texts = articles.map((article) => ({ article, text: textOf(article) }));
  const terms = [...new Set(wordsOf(question).flatMap(termsOf))]
    .map((term) => ({ term, rarity: rarityOf(texts.filter(({ text }) => text.includes(term)).length) }))
    .filter(({ rarity }) => rarity > 0);
  const whole = sum(terms.map(({ rarity }) => rarity));
  const answers = texts
    .map(({ article, text }) => {
      const found = terms.filter(({ term }) => text.includes(term));
      return {
        article,
        share: sum(found.map(({ rarity }) => rarity)) / whole,
        score: sum(found.map(({ term, rarity }) => rarity * placeOf(article, term))),
      };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ article }) => article);
  return { articles: answers, terms: terms.map(({ term }) => term) };
}

/** Whether an article is about some words, not only mentions them. */
const isNamed = ({ title, summary }: ArticleRow, words: readonly string[]): boolean => {
  const head = `${title}\n${summary}`.toLowerCase();
  return words.every((word) => head.includes(word));
};

/** The articles of both, the first ones first. */
const joined = (first: FoundHelp, then: FoundHelp): FoundHelp => ({
  articles: [...new Set([...first.articles, ...then.articles])],
  terms: [...first.terms, ...then.terms],
});

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A term that few articles contain says more of a question than one in every article; 0 for one that none contains. */
const rarityOf = (articles: number): number => (articles === 0 ? 0 : 1 / articles);

/** Chinese is written without spaces: a term is each pair of neighbouring characters, or a word of other letters. */
function termsOf(word: string): string[] {
  const runs = word.replaceAll(ASKING, ' ').match(/\p{Script=Han}{2,}|[\p{L}\p{N}]{2,}/gu) ?? [];
  return runs.flatMap((run) =>
    /^\p{Script=Han}/u.test(run)
      ? Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))
      : [run],
  );
}

/** A term in the title says more of an article than one in the text. */
const placeOf = ({ title, summary }: ArticleRow, term: string): number => {
  if (title.toLowerCase().includes(term)) return 5;
  return summary.toLowerCase().includes(term) ? 3 : 1;
};

/** The text for the search, without rich-text marks. */
const textOf = ({ title, summary, body }: ArticleRow): string =>
  `${title}\n${summary}\n${body.replaceAll(/[*#[\]]|\]\([^)]*\)/gu, '')}`.toLowerCase();
