import { getListOperatorMemberCreditQueryKey, listOperatorMemberCredit } from '@yayan/console-client';
import { ScoreRows } from './ScoreRows.tsx';

/** The changes of the credit of a member. */
export function CreditRows({ memberId }: { memberId: string }) {
  return (
    <ScoreRows
      score="权益值"
      queryKey={getListOperatorMemberCreditQueryKey(memberId)}
      load={(page, signal) => listOperatorMemberCredit(memberId, page, signal)}
    />
  );
}
