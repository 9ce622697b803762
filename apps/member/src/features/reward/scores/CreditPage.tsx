import { CreditKind } from '@yayan/api-client';
import { useGetCredit } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, SectionHeading, SkeletonDetail } from '@yayan/ui';
import { ChangeList } from './ChangeList.tsx';
import { ComingLevels } from './ComingLevels.tsx';
import { CreditCard } from './CreditCard.tsx';
import { CreditSources } from './CreditSources.tsx';
import { LevelTable } from './LevelTable.tsx';
import classes from './scores.module.css';

/** 权益值: what it is, its level, what the next level unlocks, and its history (rule 4.10). */
export default function CreditPage() {
  const query = useGetCredit();
  return (
    <div className={classes['root']}>
      <PageTitle
        title="权益值"
        lead="权益值记录你的活跃程度，决定会员等级；等级决定兑换次数、额度和手续费。"
      />
      <QueryView query={query} skeleton={<SkeletonDetail />}>
        {(credit) => (
          <div className={classes['parts']}>
            <CreditCard credit={credit} />
            <section>
              <SectionHeading title="等级权益" />
              <LevelTable levels={credit.levels} own={credit.level} />
              <ComingLevels credit={credit} />
            </section>
            <section>
              <SectionHeading title="怎样获得权益值" />
              <CreditSources sources={credit.sources} />
              <p className={classes['note']}>和金币分开计算。兑换不消耗权益值，等级不会因为兑换降低。</p>
            </section>
            <section>
              <SectionHeading title="最近变化" more={{ href: '/home/creditDetails', label: '全部明细' }} />
              <ChangeList kind={CreditKind.Credit} empty="权益值记录" brief />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  );
}
