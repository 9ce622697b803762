import { GroupOpenState, GroupRole } from '@yayan/api-client';
import { getListHostTopicsQueryKey, useListHostTopics } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, EmptyState, NativeSelect, PageTitle, SkeletonLedger, StatePanel } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { useParticipant } from '../../../shell/client/use-participant.ts';
import { PeopleToRemind } from './PeopleToRemind.tsx';
import classes from './Reminders.module.css';

const params = { state: GroupOpenState.Open, limit: 100 };

/** 提醒: who owes answers or replies in an open topic. It belongs to the group, so its hosts open it with the group's session. */
export default function RemindersPage() {
  const { data: me } = useParticipant();
  if (me && me.identity.role !== GroupRole.Host)
    return (
      <StatePanel
        stage="seed"
        title="只有主持人可以提醒"
        heading
        action={<ButtonLink href="/topic">回到话题</ButtonLink>}
      />
    );
  return (
    <div className={classes['root']}>
      <PageTitle
        title="提醒受访者"
        lead="站内消息提醒，同意接收短信的人也会收到短信。同一个人 12 小时内最多一次，同一个话题最多三次。"
        back={{ href: '/topic', label: '话题' }}
      />
      <OpenTopics />
    </div>
  );
}

/** The people that another page has chosen, for example respondents without an answer on the desk. */
const peopleIn = (search: URLSearchParams): string[] =>
  search
    .get('people')
    ?.split(',')
    .filter((id) => id !== '') ?? [];

function OpenTopics() {
  const [search, setSearch] = useSearchParams();
  const query = useListHostTopics(params, { query: { queryKey: getListHostTopicsQueryKey(params) } });
  return (
    <QueryView query={query} skeleton={<SkeletonLedger />}>
      {({ items }) => {
        const asked = search.get('topic');
        const topic = items.find(({ id }) => id === asked) ?? items[0];
        if (topic === undefined) return <EmptyState content="开放的话题" hint="话题开放后才能提醒。" />;
        return (
          <div className={classes['form']}>
            <NativeSelect
              label="话题"
              data={items.map(({ id, title }) => ({ value: id, label: title }))}
              value={topic.id}
              onChange={(event) => setSearch({ topic: event.currentTarget.value }, { replace: true })}
            />
            {/* Another topic has other people, so its choice starts empty. */}
            <PeopleToRemind
              key={topic.id}
              topicId={topic.id}
              first={asked === null || asked === topic.id ? peopleIn(search) : []}
            />
          </div>
        );
      }}
    </QueryView>
  );
}
