import { Button, CloseButton } from '@yayan/ui';
import type { useQuoteFor } from './quote-pick.tsx';
import classes from './QuoteToSend.module.css';

/** The quote above a reply that is being written. It can be dropped, or taken over from another answer. */
export function QuoteToSend({ quote, offered, take, clear }: ReturnType<typeof useQuoteFor>) {
  if (quote)
    return (
      <section className={classes['root']} aria-label="引用的话">
        <p className={classes['text']}>
          <span className={classes['who']}>引用 {quote.author}：</span>“{quote.text}”
        </p>
        <CloseButton size="lg" aria-label="去掉引用" onClick={clear} />
      </section>
    );
  if (!offered) return null;
  return (
    <Button
      variant="light"
      mih={44}
      h="auto"
      onClick={take}
      classNames={{ root: classes['offer'] ?? '', label: classes['label'] ?? '' }}
    >
      引用 {offered.author} 的话：“{short(offered.text)}”
    </Button>
  );
}

const SHORT = 12;
const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);
