import { LockedPanel } from '../src/discussion/LockedPanel.tsx';
import { Probe } from '../src/discussion/Probe.tsx';
import { ResponseThread } from '../src/discussion/ResponseThread.tsx';
import { TopicCard } from '../src/discussion/TopicCard.tsx';
import { VoteCard } from '../src/discussion/VoteCard.tsx';
import { topicStates } from '../src/discussion/topic-states.ts';
import type { Exhibit } from './Exhibit.tsx';

const topic = {
  href: '/topic/1',
  section: '第一天 · 早餐',
  title: '早餐一般谁来准备？',
  counts: '12 人回答 · 34 条讨论',
};
const people = [{ name: '禾苗' }, { name: '小言' }, { name: '阿青' }];
const author = { name: '小禾苗' };
const said = '周末会自己做三明治，工作日基本在便利店买，主要是赶时间，其实更想吃热的。';
const options = [
  { id: 'a', label: '磨砂小方瓶', votes: 53 },
  { id: 'b', label: '透明圆瓶', votes: 33 },
];
const hostOptions = options.map((option) => ({ ...option, voters: ['小禾苗', '阿青'] }));

export const discussionExhibits: Exhibit[] = [
  {
    name: 'TopicCard',
    states: {
      open: <TopicCard {...topic} state={topicStates.open} deadline="今晚 22:00 截止" locked />,
      probed: <TopicCard {...topic} state={topicStates.probed} people={people} />,
      answered: <TopicCard {...topic} state={topicStates.answered} people={people} deadline="已结束" />,
    },
  },
  {
    name: 'ResponseThread',
    layout: 'wide',
    states: {
      'with a probe': (
        <ResponseThread author={author} about="上海 · 2 小时前" text={said} tags={['赶时间', '想吃热的']}>
          <Probe who="主持人追问" badge="待你回答 · +30">
            如果便利店有 3 分钟就能热好的早餐，你愿意多花几块钱？
          </Probe>
        </ResponseThread>
      ),
      long: <ResponseThread author={author} about="成都 · 昨天" text={said.repeat(9)} />,
    },
  },
  {
    name: 'Probe',
    states: {
      host: <Probe who="主持人追问">为什么？</Probe>,
      note: (
        <Probe who="观察员" kind="note">
          和第 3 组说的一致，记下。
        </Probe>
      ),
    },
  },
  { name: 'LockedPanel', states: { locked: <LockedPanel answered={12} /> } },
  {
    name: 'VoteCard',
    states: {
      before: (
        <VoteCard
          question="哪种包装你更愿意带出门？"
          options={options}
          total={86}
          closing="11月25日 20:00 截止"
          onVote={() => undefined}
        />
      ),
      after: (
        <VoteCard question="哪种包装你更愿意带出门？（已投）" options={options} total={86} mine={['a']} />
      ),
      host: (
        <VoteCard
          question="哪种包装你更愿意带出门？（主持人）"
          options={hostOptions}
          total={86}
          results
          closing="投票已结束"
        />
      ),
    },
  },
];
