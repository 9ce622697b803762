import { type ListHostResponsesParams } from '@yayan/api-client';
import { useListResponseWords } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { EmptyState, formatCount, SkeletonThread } from '@yayan/ui';
import { plainFilter } from '../filter/plain-filter.ts';
import classes from './Words.module.css';

interface WordsProps {
  params: ListHostResponsesParams;
  onWord: (word: string) => void;
}

/** One of five sizes, by how many answers use a word. */
const sizeOf = (answers: number, most: number): number => Math.max(1, Math.ceil((answers / most) * 5));

/** The words of the matching answers, larger the more answers use them. Each links to those answers. */
export function Words({ params, onWord }: WordsProps) {
  const query = useListResponseWords(plainFilter(params));
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ items, answers }) =>
        items.length === 0 ? (
          <EmptyState content="词语" hint="两条以上回答都用到的词会列在这里。" />
        ) : (
          <>
            <p className={classes['about']}>
              按现在的筛选数了 {formatCount(answers)} 条回答，数字是用到这个词的回答数。点一个词看这些回答。
            </p>
            <ul className={classes['cloud']}>
              {items.map(({ word, answers: used, count }) => (
                <li key={word}>
                  <button
                    type="button"
                    className={classes['word']}
                    data-size={sizeOf(used, items[0]?.answers ?? 1)}
                    title={`${used} 条回答用到，共 ${count} 次`}
                    onClick={() => onWord(word)}
                  >
                    {word} <span>{used}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryView>
  );
}
