import { getListOperatorMemberQualityQueryKey, listOperatorMemberQuality } from '@yayan/console-client';
import { ScoreRows } from './ScoreRows.tsx';

/** The changes of the quality of a member. */
export function QualityRows({ memberId }: { memberId: string }) {
  return (
    <ScoreRows
      score="质量分"
      queryKey={getListOperatorMemberQualityQueryKey(memberId)}
      load={(page, signal) => listOperatorMemberQuality(memberId, page, signal)}
    />
  );
}
