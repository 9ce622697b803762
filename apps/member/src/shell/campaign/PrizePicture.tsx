import { type CampaignBriefPrize, PrizeKind } from '@yayan/api-client';
import { Coin } from '@yayan/ui';
import classes from './PrizePicture.module.css';

/** The picture of a prize whose benefit has none of its own, by kind. */
const covers: Readonly<Record<Exclude<PrizeKind, 'coins'>, string>> = {
  [PrizeKind.Goods]: '/covers/bag.svg',
  [PrizeKind.Codes]: '/covers/shopping.svg',
  [PrizeKind.Cash]: '/covers/cash.svg',
  [PrizeKind.Mobile]: '/covers/topup.svg',
};

interface PrizePictureProps {
  prize: Pick<CampaignBriefPrize, 'kind' | 'cover'>;
  /** The picture is decoration: its title is written beside it. */
  size?: 'small' | 'large' | 'field';
}

/** A prize as a picture: the exchange's drawing of the benefit that delivers it, or a heap of coins. */
export function PrizePicture({ prize: { kind, cover }, size = 'small' }: PrizePictureProps) {
  return (
    <span className={classes['root']} data-size={size} data-coins={kind === PrizeKind.Coins} aria-hidden>
      {kind === PrizeKind.Coins ? (
        <span className={classes['heap']}>
          <Coin size={26} />
          <Coin size={34} />
          <Coin size={26} />
        </span>
      ) : (
        <img src={cover ?? covers[kind]} alt="" width={120} height={52} loading="lazy" />
      )}
    </span>
  );
}
