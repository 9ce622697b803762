import {
  GroupRole,
  type HostTopicMember,
  type HostTopicMemberCounts,
  TopicMemberState,
} from '@yayan/api-client';
import { useCountHostTopicMembers, useListHostTopicMembersInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import {
  Avatar,
  ButtonLink,
  ChipFilter,
  EmptyState,
  PageTitle,
  SkeletonLedger,
  StateBadge,
  TextInput,
  UnstyledButton,
} from '@yayan/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { memberStates } from './member-states.ts';
import classes from './People.module.css';
import { PersonSheet } from './PersonSheet.tsx';

const stateOf = (text: string | null): TopicMemberState | undefined =>
  Object.values(TopicMemberState).find((state) => state === text);

const choicesFor = (counts: HostTopicMemberCounts | undefined) => [
  { value: '', label: `全部 ${counts?.total ?? ''}` },
  ...Object.values(TopicMemberState).map((state) => ({
    value: state,
    label: `${memberStates[state].label} ${counts?.[state] ?? ''}`,
  })),
];

const SEARCH_AFTER_MS = 250;

/** 受访者 for hosts and observers: everybody's progress, by state and by name, and one person's details. */
export function Respondents({ role, groupName }: { role: GroupRole; groupName: string }) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const state = stateOf(search.get('state'));
  const params = { ...(state && { state }), ...(name && { name }) };
  const counts = useCountHostTopicMembers().data;
  const list = useListHostTopicMembersInfinite(params);
  const person = search.get('person');
  const put = (key: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value) next.set(key, value);
    else next.delete(key);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <PageTitle
        title="受访者"
        lead={groupName}
        actions={
          role === GroupRole.Host ? (
            <ButtonLink href="/reminders" variant="default">
              提醒受访者
            </ButtonLink>
          ) : null
        }
      />
      {counts && counts.followUpsOwed > 0 ? (
        <p className={classes['note']}>有 {counts.followUpsOwed} 人还没回复追问</p>
      ) : null}
      <ChipFilter
        label="按状态筛选"
        wraps
        choices={choicesFor(counts)}
        value={state ?? ''}
        onChange={(value) => put('state', value)}
      />
      <TextInput
        aria-label="按昵称找人"
        placeholder="按昵称找人"
        maxLength={50}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CursorList
        list={list}
        skeleton={<SkeletonLedger />}
        empty={<EmptyState content={state || name ? '符合条件的受访者' : '受访者'} />}
      >
        <ul className={classes['rows']}>
          {list.items.map((item) => (
            <li key={item.member.id}>
              <Row item={item} onOpen={() => put('person', item.member.id)} />
            </li>
          ))}
        </ul>
      </CursorList>
      {person === null ? null : (
        <PersonSheet id={person} mayView={role === GroupRole.Host} onClose={() => put('person', '')} />
      )}
    </>
  );
}

function Row({ item, onOpen }: { item: HostTopicMember; onOpen: () => void }) {
  const { member, progress, state } = item;
  const owed = progress.followUpsOwed > 0 ? ` · 追问 ${progress.followUpsOwed}` : '';
  return (
    <UnstyledButton className={classes['row'] ?? ''} onClick={onOpen}>
      <Avatar name={member.name} src={member.avatar} size={40} />
      <span className={classes['words']}>
        <b className={classes['name']}>{member.name}</b>
        <span className={classes['note']}>
          已开放的 {progress.total} 题答了 {progress.answered} 题{owed}
        </span>
      </span>
      <StateBadge {...memberStates[state]} />
    </UnstyledButton>
  );
}
