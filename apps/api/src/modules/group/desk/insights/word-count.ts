import { createRequire } from 'node:module';
import type { Jieba } from '@node-rs/jieba';

const load = createRequire(import.meta.url);
let known: Jieba | undefined;

/** The segmenter, loaded when it is first needed: its dictionary takes 70 MB and some hundred milliseconds. */
const segmenter = (): Jieba => {
  const { Jieba: Segmenter } = load('@node-rs/jieba') as typeof import('@node-rs/jieba');
  const { dict } = load('@node-rs/jieba/dict') as typeof import('@node-rs/jieba/dict');
  known ??= Segmenter.withDict(dict);
  return known;
};

/** Words without a meaning of their own. Single characters never count. */
const stopWords = new Set(
  `一个 一些 一下 一点 一样 一直 一般 一定 一起 一种 不会 不是 不用 不能 不过 不想 不要 不太 之前 之后 之类 也是 也会 也有 什么 他们 我们
  你们 她们 它们 自己 大家 别人 但是 可是 因为 所以 如果 虽然 然后 而且 或者 还是 还有 还会 还要 就是 就会 就要 这个 那个 这些 那些 这样
  那样 这么 那么 这种 那种 开始 这里 那里 哪里 怎么 怎样 为什么 多少 几个 时候 有时 有时候 有点 有些 没有 没什么 觉得 感觉 可以 可能 应该 比较
  特别 非常 真的 其实 当然 已经 现在 以前 以后 后来 的话 的时候 来说 起来 出来 下来 上去 过来 过去 东西 事情 方面 情况 只是 只有 只要 最后
  首先 主要 基本 基本上 经常 总是 通常 大概 差不多 完全 尤其 包括 关于 对于 以及 并且 除了 由于 那天 今天 昨天 明天 每天 个人 知道 看到 以上 以下 以内 左右 超过 记得 我会 是因为 一边 回来
  the and for with that this you are was not but have`.split(/\s+/u),
);

/** Numbers with their unit, as 两个, 七点, 第一次: they say how many of something, and not of what. */
const numbers =
  /^第?[一二两三四五六七八九十百千几]+(?:[个杯天块次点月年周位份种条家口片碗袋瓶元毛角件张只双]|分钟|小时|块钱)?$/u;

const isWord = (token: string): boolean =>
  /^[\p{Script=Han}\p{L}][\p{Script=Han}\p{L}\p{N}]+$/u.test(token) &&
  !stopWords.has(token) &&
  !numbers.test(token);

/** How often words are used. */
export interface WordCount {
  word: string;
  /** How many texts use it. */
  answers: number;
  count: number;
}

/** Words of fewer texts are left out: one person's word says nothing about the group. */
const FEWEST_TEXTS = 2;

/** Counts the words of texts, one text after the other. */
export class WordCounter {
  readonly #counts = new Map<string, { answers: number; count: number }>();
  texts = 0;

  add(text: string): void {
    this.texts += 1;
    const seen = new Set<string>();
    // Only words of the dictionary: guessed ones, such as 半胃, are noise.
    for (const token of segmenter().cut(text.normalize('NFKC').toLowerCase(), false)) {
      if (!isWord(token)) continue;
      const known = this.#counts.get(token) ?? { answers: 0, count: 0 };
      this.#counts.set(token, {
        answers: known.answers + (seen.has(token) ? 0 : 1),
        count: known.count + 1,
      });
      seen.add(token);
    }
  }

  /** The words that most texts use, each used by two texts or more. */
  most(limit: number): WordCount[] {
    return [...this.#counts]
      .map(([word, counts]) => ({ word, ...counts }))
      .filter(({ answers }) => answers >= FEWEST_TEXTS)
      .toSorted((a, b) => b.answers - a.answers || b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, limit);
  }
}
