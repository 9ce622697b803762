import { type FollowUpQuote, FollowUpQuoteState } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { OriginalAnswer } from './OriginalAnswer.tsx';
import classes from './QuoteBlock.module.css';

/** What stands in place of words that can't be shown. */
const gone: Partial<Record<FollowUpQuoteState, string>> = {
  [FollowUpQuoteState.Reworded]: '作者后来改掉了这句话',
  [FollowUpQuoteState.Removed]: '原回答已删除',
  [FollowUpQuoteState.Hidden]: '引用了一条只有主持人能看的回答',
};

/** Words of another answer that a follow-up or reply refers to, with the way to that answer. */
export function QuoteBlock({ quote }: { quote: FollowUpQuote }) {
  const [opened, setOpened] = useState(false);
  const { state, author, text, responseId } = quote;
  const words = gone[state];
  const mayOpen = responseId !== null && state !== FollowUpQuoteState.Removed;
  return (
    <blockquote className={classes['root']}>
      {author ? (
        <p className={classes['who']}>
          引用 {author.name}
          {state === FollowUpQuoteState.Edited ? '（原回答后来改过）' : ''}
        </p>
      ) : null}
      <p className={words === undefined ? classes['text'] : classes['gone']}>{words ?? text}</p>
      {mayOpen ? (
        <Button variant="subtle" size="compact-sm" mih={44} mb="-xs" ml="-xs" onClick={() => setOpened(true)}>
          看原回答
        </Button>
      ) : null}
      {mayOpen && opened ? <OriginalAnswer responseId={responseId} onClose={() => setOpened(false)} /> : null}
    </blockquote>
  );
}
