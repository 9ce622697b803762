import { useGetOperatorMemberGroups } from '@yayan/console-client';
import { formatCount } from '@yayan/ui';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';

/** How many groups a member took part in. Which ones would show their pseudonym, and nobody agreed to that (rule 14.83). */
export function MemberGroups({ memberId }: { memberId: string }) {
  const query = useGetOperatorMemberGroups(memberId);
  return (
    <LoadedQuery query={query} skeleton={<SkeletonRows count={1} />}>
      {({ count }) => (
        <>
          <p>{count === 0 ? '没有参加过讨论小组。' : `参加过 ${formatCount(count)} 个讨论小组。`}</p>
          <p>
            小组里的人用化名，和账号分开。会员没有同意过让运营人员把两者对上，所以这里不列出是哪些小组、用了什么化名。
          </p>
        </>
      )}
    </LoadedQuery>
  );
}
