import type { Quote } from '@yayan/api-client';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { ActionIcon, Button, CloseButton, StateBadge } from '@yayan/ui';
import classes from './Quotes.module.css';

interface QuoteItemProps {
  quote: Quote;
  isHost: boolean;
  onOpen: () => void;
  onCode: () => void;
  /** Undefined at the ends. A quote that stands alone has nowhere to go and no buttons for it. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** One quote with its codes and its source. */
export function QuoteItem({ quote, isHost, onOpen, onCode, onUp, onDown, onRemove }: QuoteItemProps) {
  const { text, who, where, addedBy, stale, codes } = quote;
  return (
    <li>
      <blockquote className={classes['quote']}>{text}</blockquote>
      <p className={classes['about']}>
        {who} · {where.topicTitle} · {where.sectionTitle} · {addedBy.name} 放进来{' '}
        {stale ? <StateBadge tone="gold" label="回答后来改过" /> : null}
      </p>
      {codes.length > 0 ? (
        <ul className={classes['codes']} aria-label="编码">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      ) : null}
      <div className={classes['actions']}>
        <Button variant="subtle" onClick={onOpen}>
          看原回答
        </Button>
        {isHost ? (
          <>
            <Button variant="subtle" onClick={onCode} aria-label={`整理“${text}”`}>
              整理
            </Button>
            {onUp || onDown ? (
              <>
                <ActionIcon variant="subtle" size={44} aria-label="上移" disabled={!onUp} onClick={onUp}>
                  <IconChevronUp size={20} stroke={1.75} />
                </ActionIcon>
                <ActionIcon variant="subtle" size={44} aria-label="下移" disabled={!onDown} onClick={onDown}>
                  <IconChevronDown size={20} stroke={1.75} />
                </ActionIcon>
              </>
            ) : null}
            <CloseButton size="lg" aria-label={`取下“${text}”`} onClick={onRemove} />
          </>
        ) : null}
      </div>
    </li>
  );
}
