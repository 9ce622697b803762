import type { BenefitCard as Benefit, Credit, CreditLevel, ListBenefitsParams } from '@yayan/api-client';
import { useGetCredit } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import {
  BenefitCard,
  Button,
  ButtonLink,
  EmptyState,
  SkeletonTicket,
  useScheme,
  VisuallyHidden,
} from '@yayan/ui';
import { benefitFacts, typeNames } from './benefit-labels.ts';
import classes from './BenefitGrid.module.css';
import { pictureOf } from './picture-of.ts';
import { useBenefits } from './use-benefits.ts';

interface BenefitGridProps {
  filter: ListBenefitsParams;
  /** The member's balance and level; undefined for visitors. */
  own: { balance: number; level: CreditLevel } | undefined;
  /** Whether these are loading. Until then a card doesn't know whether it gets higher by a line about missing coins. */
  isOwnPending: boolean;
  isMine: boolean;
  onAll: () => void;
}

const bones = (
  <div className={classes['grid']}>
    <SkeletonTicket />
    <SkeletonTicket />
    <SkeletonTicket />
    <SkeletonTicket />
  </div>
);

/** Coins still missing for a benefit; undefined for visitors, for levels not reached, and before the sale begins. */
const missingFor = ({ price, level, opensAt }: Benefit, own: BenefitGridProps['own']): number | undefined =>
  own === undefined || level > own.level || opensAt !== null ? undefined : Math.max(0, price - own.balance);

/** 权益值 still missing for the lowest level that may order a benefit; undefined when it is reached, or for visitors. */
const missingCreditFor = ({ level }: Benefit, own: Credit | undefined): number | undefined => {
  const from = own?.levels.find((rule) => rule.level === level)?.fromCredit;
  return own === undefined || from === undefined || level <= own.level ? undefined : from - own.credit;
};

/** The benefits as a grid of tickets. */
export function BenefitGrid({ filter, own, isOwnPending, isMine, onAll }: BenefitGridProps) {
  const benefits = useBenefits(filter);
  const scheme = useScheme();
  const cards = isMine
    ? benefits.items.filter((card) => missingFor(card, own) === 0 && card.stock !== 0)
    : benefits.items;
  const isLocked = own !== undefined && cards.some(({ level }) => level > own.level);
  const credit = useGetCredit({ query: { enabled: isLocked } }).data;
  return (
    <CursorList
      list={benefits}
      waiting={isOwnPending}
      skeleton={bones}
      isEmpty={cards.length === 0}
      empty={<Nothing isMine={isMine} type={filter.type} onAll={onAll} />}
    >
      <VisuallyHidden component="h2">福利</VisuallyHidden>
      <ul className={classes['grid']}>
        {cards.map((card) => (
          <li key={card.id}>
            <BenefitCard
              href={`/exchange/detail/${card.id}`}
              title={card.title}
              facts={benefitFacts(card)}
              price={card.price}
              from={card.pricesVary}
              missing={missingFor(card, own)}
              missingCredit={missingCreditFor(card, own && credit)}
              picture={pictureOf(card, scheme)}
              soldOut={card.stock === 0}
            />
          </li>
        ))}
      </ul>
    </CursorList>
  );
}

interface NothingProps {
  isMine: boolean;
  type: ListBenefitsParams['type'];
  onAll: () => void;
}

function Nothing({ isMine, type, onAll }: NothingProps) {
  if (isMine)
    return (
      <EmptyState
        content="够换的福利"
        hint="再答几份问卷，就能换到第一件。"
        action={
          <Button variant="light" onClick={onAll}>
            看全部福利
          </Button>
        }
      />
    );
  return (
    <EmptyState
      content={type === undefined ? '可兑换的福利' : `可兑换的${typeNames[type]}`}
      action={
        <ButtonLink href="/task" variant="light">
          去看看任务
        </ButtonLink>
      }
    />
  );
}
