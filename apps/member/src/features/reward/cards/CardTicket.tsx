import { type Card, CardState } from '@yayan/api-client';
import { formatMoment, Link, VoucherCard } from '@yayan/ui';
import { cardExpiry } from './card-expiry.ts';
import { cardStates } from './card-states.ts';
import { CardNumber } from './CardNumber.tsx';
import classes from './cards.module.css';
import { UseCard } from './UseCard.tsx';

function CardUse({ use }: { use: NonNullable<Card['use']> }) {
  const text = `${formatMoment(use.at)} 用于${use.text}`;
  return <p className={classes['use']}>{use.url ? <Link href={use.url}>{text}</Link> : text}</p>;
}

/** One card: effect, expiry, number on request, and the button to use it. */
export function CardTicket({ card }: { card: Card }) {
  const { note, urgent } = cardExpiry(card);
  return (
    <li>
      <VoucherCard
        title={card.title}
        value={card.value}
        rule={card.rule}
        state={cardStates[card.state]}
        notes={[`来自${card.source}`, ...(note ? [note] : [])]}
        urgent={urgent}
        over={card.state === CardState.Used || card.state === CardState.Expired}
        actions={card.state === CardState.Usable ? <UseCard card={card} /> : undefined}
      >
        {card.use ? <CardUse use={card.use} /> : null}
        <CardNumber card={card} />
      </VoucherCard>
    </li>
  );
}
