import { BenefitCard } from '../src/card/BenefitCard.tsx';
import { OrderTimeline } from '../src/card/OrderTimeline.tsx';
import { TaskCard } from '../src/card/TaskCard.tsx';
import { VoucherCard } from '../src/card/VoucherCard.tsx';
import { Button } from '../src/mantine/actions/button.tsx';
import type { Exhibit } from './Exhibit.tsx';

const breakfast = {
  href: '/task/detail/1',
  title: '你家的早餐，一般谁来准备？',
  meta: ['约 8 分钟', '手机电脑都能答', '今晚 24:00 截止'],
  tags: ['问卷调查', '匹配度 高', '还剩 36 个名额'],
  reward: 300,
  consolation: 20,
};

export const cardExhibits: Exhibit[] = [
  {
    name: 'TaskCard',
    states: {
      open: <TaskCard {...breakfast} promise="前 2 分钟内告诉你是否入选" action="开始答题" />,
      'under way': <TaskCard {...breakfast} promise="答案保留到 22:00" action="继续答题" />,
      done: <TaskCard {...breakfast} tags={['问卷调查']} stamp="已完成" promise="300 金币已到账" />,
      closed: <TaskCard {...breakfast} closed="名额已满" />,
      'no coins shown': (
        <TaskCard href="/task/detail/1" title={breakfast.title} meta={breakfast.meta} action="开始答题" />
      ),
    },
  },
  {
    name: 'BenefitCard',
    layout: 'grid',
    states: {
      ready: (
        <BenefitCard
          href="/exchange/detail/1"
          title="话费充值卡 50 元"
          facts={['通常 10 分钟到账', '还剩 12 份']}
          price={5000}
          missing={0}
        />
      ),
      'not enough': (
        <BenefitCard
          href="/exchange/detail/2"
          title="视频会员月卡"
          facts={['立即到账']}
          price={2500}
          from
          missing={320}
        />
      ),
      'sold out': (
        <BenefitCard
          href="/exchange/detail/3"
          title="保温杯 480 ml"
          facts={['3–5 天送达', '钻石会员起']}
          price={9800}
          soldOut
        />
      ),
    },
  },
  {
    name: 'VoucherCard',
    states: {
      'ends soon': (
        <VoucherCard
          title="补签卡"
          value="补 1 天"
          rule="可补最近 7 天内漏签的一天，连续签到不中断"
          state={{ tone: 'green', label: '可用' }}
          notes={['来自11月连续签到奖励', '11月24日 16:00 前有效']}
          urgent="还有 3 天到期"
          actions={<Button size="sm">使用</Button>}
        />
      ),
      used: (
        <VoucherCard
          title="双倍金币卡"
          value="下一份问卷 ×2"
          rule="使用后 7 天内完成的下一份问卷，金币翻倍"
          state={{ tone: 'grey', label: '已使用' }}
          notes={['来自新人礼']}
          over
        />
      ),
    },
  },
  {
    name: 'OrderTimeline',
    states: {
      'under review': (
        <OrderTimeline
          steps={[
            { label: '已提交', state: 'done', time: '11月21日 14:05' },
            { label: '审核', state: 'current', time: '预计今天完成' },
            { label: '发放', state: 'todo', time: '审核后 10 分钟' },
          ]}
        />
      ),
      refused: (
        <OrderTimeline
          steps={[
            { label: '已提交', state: 'done', time: '11月21日 14:05' },
            {
              label: '审核未通过',
              state: 'failed',
              time: '11月21日 16:20',
              note: '收款账号与实名不一致，5,000 金币已退回',
            },
          ]}
        />
      ),
    },
  },
];
