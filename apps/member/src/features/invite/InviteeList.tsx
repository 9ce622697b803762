import { InviteeState } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { ChipFilter, EmptyState, SkeletonLedger } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { inviteeStates } from './invite-labels.ts';
import { InviteeRow } from './InviteeRow.tsx';
import classes from './InviteHomePage.module.css';
import { useInvitees } from './use-invitees.ts';

const choices = [
  { value: '', label: '全部' },
  ...Object.values(InviteeState).map((state) => ({ value: state, label: inviteeStates[state].label })),
];

interface InviteeListProps {
  /** Whether there is anybody to filter. */
  hasFriends: boolean;
  seesCoins: boolean;
}

/** The endless list of friends; `?state=` filters by state. */
export function InviteeList({ hasFriends, seesCoins }: InviteeListProps) {
  const [search, setSearch] = useSearchParams();
  const state = Object.values(InviteeState).find((one) => one === search.get('state'));
  const friends = useInvitees(state === undefined ? {} : { state });
  return (
    <>
      {hasFriends ? (
        <div className={classes['filter']}>
          <ChipFilter
            label="按状态筛选"
            choices={choices}
            value={state ?? ''}
            onChange={(value) => setSearch(value === '' ? {} : { state: value }, { replace: true })}
          />
        </div>
      ) : null}
      <CursorList
        list={friends}
        skeleton={<SkeletonLedger rows={4} />}
        empty={<EmptyState content="邀请记录" />}
      >
        <ul className={classes['list']} aria-label="我邀请的好友">
          {friends.items.map((invitee) => (
            <InviteeRow key={invitee.id} invitee={invitee} seesCoins={seesCoins} />
          ))}
        </ul>
      </CursorList>
    </>
  );
}
