import { inWordsOfHelp } from './everyday-words.ts';
import type { ArticleRow } from './help-store.ts';

/** Words of a question that say nothing of its subject. */
const ASKING =
  /为什么|什么时候|多长时间|怎么样|怎么办|怎么|怎样|如何|什么|哪里|哪儿|请问|可以|能不能|能否|是不是|有没有|[吗呢吧啊呀的了我你]/gu;

/** A question finds at most so many articles, so that the best ones stand out. */
const MOST = 6;

/**
 * The articles for a keyword; if there are none, those for its everyday words in the words of help. Returns all without a
 * keyword.
 */
export function searchHelp(articles: ArticleRow[], keyword = ''): ArticleRow[] {
  const found = articlesFor(articles, keyword);
  const translated = inWordsOfHelp(keyword);
  return found.length > 0 || translated === keyword ? found : articlesFor(articles, translated);
}

/**
 * The articles that contain all words of a keyword, those with a word in the title first; if there are none, the keyword is
 * read as a question: the articles that contain at least half of its terms, rare terms counting more, the best first.
 */
function articlesFor(articles: ArticleRow[], keyword: string): ArticleRow[] {
  const words = keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const texts = articles.map((article) => ({ article, text: textOf(article) }));
  const exact = texts.filter(({ text }) => words.every((word) => text.includes(word)));
  if (exact.length > 0) {
    const placed = exact.map(({ article }) => ({
      article,
      place: sum(words.map((word) => placeOf(article, word))),
    }));
    return placed.sort((a, b) => b.place - a.place).map(({ article }) => article);
  }
  const terms = [...new Set(words.flatMap(termsOf))]
    .map((term) => ({ term, rarity: rarityOf(texts.filter(({ text }) => text.includes(term)).length) }))
    .filter(({ rarity }) => rarity > 0);
  const whole = sum(terms.map(({ rarity }) => rarity));
  return texts
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
}

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
