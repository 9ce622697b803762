import type { GroupMe } from '@yayan/api-client';
import { PageTitle, Tabs } from '@yayan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MyProgress } from '../profile/MyProgress.tsx';
import { payParts } from '../profile/reward-text.ts';
import { AnsweredList } from './AnsweredList.tsx';
import { AskedList } from './AskedList.tsx';
import { type MyList, myListOf } from './my-lists.ts';
import classes from './MyResponses.module.css';
import { UnansweredList } from './UnansweredList.tsx';

const labels: Record<MyList, string> = { ask: '追问我的', reply: '已回答', unReply: '待回答' };

const countsOf = ({ progress }: GroupMe): Partial<Record<MyList, number>> =>
  progress === null
    ? {}
    : { ask: progress.followUpsOwed, reply: progress.answered, unReply: progress.total - progress.answered };

/** 详情 of a respondent: progress and pay; follow-ups, answered sections and unanswered ones (rule 6.11). */
export function MyResponses({ me }: { me: GroupMe }) {
  const [search, setSearch] = useSearchParams();
  // What arrives meanwhile doesn't change the list under the reader.
  const [first] = useState(() => myListOf(null, me));
  const shown = search.has('tab') ? myListOf(search.get('tab'), me) : first;
  const counts = countsOf(me);
  const { group } = me;
  const [sum, ...conditions] = payParts(me);
  return (
    <div className={classes['root']}>
      <PageTitle title="详情" lead={group.name} />
      {me.progress ? <MyProgress progress={me.progress} /> : null}
      {sum === undefined ? null : (
        <section className={classes['pay']} aria-label="能得到什么">
          <b>{sum}</b>
          {conditions.map((condition) => (
            <p key={condition}>{condition}</p>
          ))}
        </section>
      )}
      <Tabs
        value={shown}
        onChange={(list) => setSearch(list === null ? {} : { tab: list }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List grow aria-label="我的回答">
          <Tab list="ask" count={counts.ask} />
          <Tab list="reply" count={counts.reply} />
          <Tab list="unReply" count={group.state === 'open' ? counts.unReply : undefined} />
        </Tabs.List>
        <Tabs.Panel value="ask" className={classes['panel'] ?? ''}>
          <AskedList />
        </Tabs.Panel>
        <Tabs.Panel value="reply" className={classes['panel'] ?? ''}>
          <AnsweredList />
        </Tabs.Panel>
        <Tabs.Panel value="unReply" className={classes['panel'] ?? ''}>
          <UnansweredList groupState={group.state} isCalled={me.identity.textsAllowed === true} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function Tab({ list, count = 0 }: { list: MyList; count?: number | undefined }) {
  return (
    <Tabs.Tab value={list} className={classes['tab'] ?? ''}>
      {count > 0 ? `${labels[list]} ${count}` : labels[list]}
    </Tabs.Tab>
  );
}
