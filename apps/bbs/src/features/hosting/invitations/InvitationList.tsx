import {
  type GroupInvitationPage,
  GroupInvitationState,
  GroupLife,
  type HostedGroup,
} from '@yayan/api-client';
import { useListInvitationsInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { Checkbox, ChipFilter, EmptyState, SkeletonLedger } from '@yayan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChosenActions } from './ChosenActions.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { invitationStates } from './invitation-states.ts';
import classes from '../frame/HostingCard.module.css';

const choices = [
  { value: '', label: '全部' },
  ...Object.values(GroupInvitationState).map((state) => ({
    value: state,
    label: invitationStates[state].label,
  })),
];

/** The calls for chosen people accept at most this many. */
const mostChosen = 500;

const stateOf = (text: string | null): GroupInvitationState | undefined =>
  Object.values(GroupInvitationState).find((state) => state === text);

const idsOf = (data: { pages: readonly GroupInvitationPage[] } | undefined): string[] =>
  data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];

/** The invited people, and the actions for those who are chosen. */
export function InvitationList({ group: { id: groupId, life } }: { group: HostedGroup }) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isGathering, setGathering] = useState(false);
  const isFixed = life === GroupLife.Archived;
  const state = stateOf(search.get('state'));
  const params = state ? { state } : {};
  const list = useListInvitationsInfinite(groupId, { ...params, limit: 50 });
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const people = list.items.filter(({ id }) => chosen.has(id));
  const isEverybody = people.length > 0 && people.length === Math.min(list.items.length, mostChosen);
  /** Chooses everybody in this state, also on pages that aren't loaded yet. */
  const chooseAll = async (): Promise<void> => {
    if (isEverybody && !list.query.hasNextPage) return setChosen(new Set());
    setGathering(true);
    try {
      let { data, hasNextPage } = list.query;
      while (hasNextPage && idsOf(data).length < mostChosen) {
        const read = await list.query.fetchNextPage();
        ({ data } = read);
        hasNextPage = read.hasNextPage && !read.isFetchNextPageError;
      }
      setChosen(new Set(idsOf(data).slice(0, mostChosen)));
    } finally {
      setGathering(false);
    }
  };
  return (
    <section className={classes['card']} aria-labelledby="people-title">
      <h2 id="people-title" className={classes['title']}>
        名单
      </h2>
      <ChipFilter
        label="状态"
        choices={choices}
        value={state ?? ''}
        onChange={(value) => {
          setChosen(new Set());
          setSearch(value === '' ? {} : { state: value }, { replace: true });
        }}
      />
      {list.items.length > 1 && !isFixed ? (
        <Checkbox
          checked={isEverybody}
          indeterminate={people.length > 0 && !isEverybody}
          disabled={isGathering}
          onChange={() => void chooseAll()}
          label={isGathering ? '正在选…' : '全选'}
          description={list.query.hasNextPage ? `也选上还没有显示的，最多 ${mostChosen} 人` : undefined}
        />
      ) : null}
      <ChosenActions groupId={groupId} life={life} people={people} onDone={() => setChosen(new Set())} />
      <CursorList
        list={list}
        skeleton={<SkeletonLedger />}
        empty={<EmptyState content={state ? `${invitationStates[state].label}的人` : '邀请'} />}
      >
        <ul className={classes['rows']}>
          {list.items.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              groupId={groupId}
              invitation={invitation}
              chosen={chosen.has(invitation.id)}
              onToggle={isFixed ? undefined : () => toggle(invitation.id)}
            />
          ))}
        </ul>
      </CursorList>
    </section>
  );
}
