import type { BenefitDetail } from '@yayan/api-client';
import { ButtonLink, Card, Coins } from '@yayan/ui';
import { prerequisiteNames, saleBeginText } from './benefit-labels.ts';
import classes from '../checkout/OrderPanel.module.css';

const signInText = ({ stock, opensAt }: BenefitDetail): string => {
  if (opensAt !== null) return `${saleBeginText(opensAt)}，登录后可设提醒`;
  return stock === 0 ? '已兑完，登录后可设到货提醒' : '登录后兑换';
};

/** Replaces the order form for visitors: price, prerequisites, sign-in button. */
export function VisitorPanel({ benefit }: { benefit: BenefitDetail }) {
  return (
    <Card component="section" aria-label="兑换" className={classes['root'] ?? ''}>
      <p className={classes['price']}>
        <Coins amount={benefit.price} size="lg" />
        {benefit.pricesVary ? <span className={classes['dim']}>起</span> : null}
      </p>
      {benefit.prerequisites.length > 0 ? (
        <p className={classes['dim']}>
          兑换条件：{benefit.prerequisites.map((kind) => prerequisiteNames[kind]).join('、')}
        </p>
      ) : null}
      <ButtonLink
        href={`/login?from=${encodeURIComponent(`/exchange/detail/${benefit.id}`)}`}
        size="lg"
        fullWidth
      >
        {signInText(benefit)}
      </ButtonLink>
    </Card>
  );
}
