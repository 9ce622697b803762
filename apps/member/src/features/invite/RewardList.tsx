import { CoinRowState, type InviteReward } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { type BadgeState, EmptyState, formatDay, formatMoment, LedgerRow, SkeletonLedger } from '@yayan/ui';
import { stepNames } from './invite-labels.ts';
import classes from './InviteHomePage.module.css';
import { useInviteRewards } from './use-invitees.ts';

const states: Record<CoinRowState, BadgeState> = {
  [CoinRowState.Available]: { tone: 'green', label: '已到账' },
  [CoinRowState.Pending]: { tone: 'blue', label: '待入账' },
  [CoinRowState.TakenBack]: { tone: 'grey', label: '已收回' },
};

/** When pending coins arrive; null once they have, or were taken back. */
function arrival({ state, expectedAt }: InviteReward): string | null {
  if (state !== CoinRowState.Pending) return null;
  return expectedAt === null ? '好友完成首份付费问卷后到账' : `预计 ${formatDay(expectedAt)}前到账`;
}

const noteOf = (reward: InviteReward): string =>
  [reward.nickname, arrival(reward), reward.reason].filter((part) => part !== null).join(' · ');

/** The coins earned by invitations, each row with its state. */
export function RewardList() {
  const rewards = useInviteRewards();
  return (
    <CursorList
      list={rewards}
      skeleton={<SkeletonLedger rows={4} />}
      empty={<EmptyState content="邀请奖励" />}
    >
      <ul className={classes['list']} aria-label="邀请奖励">
        {rewards.items.map((reward) => (
          <LedgerRow
            key={reward.id}
            title={stepNames[reward.step]}
            time={formatMoment(reward.createdAt)}
            amount={reward.coins}
            state={states[reward.state]}
            note={noteOf(reward)}
          />
        ))}
      </ul>
    </CursorList>
  );
}
