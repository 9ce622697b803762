import type { BenefitDetail } from '@yayan/api-client';
import { Card, type Fact, FactList, formatMoment, SectionHeading } from '@yayan/ui';
import classes from './BenefitBody.module.css';
import { BenefitGallery } from './BenefitGallery.tsx';
import { endMoment } from '../../../shell/campaign/end-text.ts';
import { levelText, stockText } from './benefit-labels.ts';

/** How many pieces a member may order, by level. */
const limitText = ({ limits: { perOrder, perDay, perMonth }, own }: BenefitDetail): string =>
  [
    perDay === null ? undefined : `每天 ${perDay} 份${own ? `（今天已兑 ${own.usedToday} 份）` : ''}`,
    perMonth === null ? undefined : `每月 ${perMonth} 份${own ? `（本月已兑 ${own.usedThisMonth} 份）` : ''}`,
    perOrder > 1 ? `每次最多 ${perOrder} 份` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('，') || '不限份数';

/** What the member gets, how soon, and within which limits. */
export function BenefitBody({ benefit }: { benefit: BenefitDetail }) {
  const level = levelText(benefit.level);
  const facts: readonly Fact[] = [
    benefit.opensAt === null ? null : ['开售', formatMoment(benefit.opensAt)],
    benefit.closesAt === null ? null : ['截止', endMoment(benefit.closesAt)],
    [benefit.target === 'consignee' ? '发货' : '到账', benefit.arrival],
    ['库存', stockText(benefit.stock) ?? '充足'],
    ['限兑', limitText(benefit)],
    level === undefined ? null : ['等级', level],
    [
      '撤销',
      benefit.revocable
        ? `${benefit.target === 'consignee' ? '发货' : '发放'}前可以撤销，金币会退回`
        : '提交后不能撤销',
    ],
  ];
  return (
    <div className={classes['root']}>
      <Card component="section" aria-label="福利说明">
        <BenefitGallery pictures={benefit.gallery} title={benefit.title} />
        {benefit.description === '' ? null : <p className={classes['text']}>{benefit.description}</p>}
        <FactList facts={facts} />
      </Card>
      {benefit.rules.length > 0 ? (
        <Card component="section" aria-labelledby="rules">
          <SectionHeading id="rules" title="兑换须知" />
          <ul className={classes['rules']}>
            {benefit.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
