import { Coin } from '../coins/Coin.tsx';
import { formatCount } from '../coins/format-coins.ts';
import { NearPicture } from './NearPicture.tsx';
import { LinkCard } from './LinkCard.tsx';
import classes from './BenefitCard.module.css';
import { CardTitle } from './CardTitle.tsx';
import { FactLine } from './FactLine.tsx';

interface BenefitCardProps {
  href: string;
  title: string;
  /** 「通常 10 分钟到账」, 「还剩 12 份」, 「钻石会员起」. */
  facts: readonly string[];
  /** Price in coins; undefined for people who see no coins. */
  price?: number | undefined;
  /** The lowest of several prices. */
  from?: boolean | undefined;
  /** Coins still missing; 0 when the member has enough. */
  missing?: number | undefined;
  /** 权益值 still missing for the level that may order. */
  missingCredit?: number | undefined;
  /** Without a picture the title is shown in large type instead. */
  picture?: string | null | undefined;
  soldOut?: boolean | undefined;
}

/** How far the member is from ordering. */
const standingOf = ({
  soldOut,
  missing,
  missingCredit,
}: Pick<BenefitCardProps, 'soldOut' | 'missing' | 'missingCredit'>): string => {
  if (soldOut) return '已兑完';
  if (missingCredit) return `还差 ${formatCount(missingCredit)} 权益值`;
  if (missing) return `还差 ${formatCount(missing)}`;
  return missing === 0 ? '金币够了' : '';
};

/** A benefit as a ticket: picture or typographic plate, perforation, price. The whole ticket is one link. */
export function BenefitCard({
  href,
  title,
  facts,
  price,
  from = false,
  missing,
  missingCredit,
  picture,
  soldOut = false,
}: BenefitCardProps) {
  const standing = standingOf({ soldOut, missing, missingCredit });
  return (
    <LinkCard className={classes['root']} data-sold-out={soldOut}>
      <div className={classes['plate']} aria-hidden="true">
        {picture ? <NearPicture src={picture} /> : title}
      </div>
      <div className={classes['body']}>
        <CardTitle href={href}>{title}</CardTitle>
        <FactLine facts={facts} />
      </div>
      <div className={classes['perforation']} aria-hidden="true" />
      <div className={classes['foot']}>
        {price === undefined ? null : (
          <span className={classes['price']}>
            <Coin size={18} />
            {formatCount(price)} 金币{from ? '起' : ''}
          </span>
        )}
        <span className={classes['standing']} data-ready={missing === 0 && !soldOut}>
          {standing}
        </span>
      </div>
    </LinkCard>
  );
}
