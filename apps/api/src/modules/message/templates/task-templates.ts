import { countText } from '../../../platform/count-text.ts';
import { template } from './template.ts';

type Verdict = 'approved' | 'returned' | 'rejected';

interface ReviewedSubmission {
  title: string;
  /** What was decided: an application or a proof. */
  what: 'application' | 'proof';
  verdict: Verdict;
  /** The operator's reason. */
  reason: string | null;
  coins: number;
  taskHash: string;
}

const TITLES: Readonly<Record<ReviewedSubmission['what'], Readonly<Record<Verdict, string>>>> = {
  application: { approved: '的申请已通过', returned: '的申请需要补充', rejected: '的申请没有通过' },
  proof: { approved: '已通过审核', returned: '需要补充材料', rejected: '没有通过审核' },
};

const NEXT: Readonly<
  Record<ReviewedSubmission['what'], Readonly<Record<Verdict, (coins: number) => string>>>
> = {
  application: {
    approved: () => '现在可以开始做任务了。',
    returned: () => '补充后可以再次提交。',
    rejected: () => '看看其他任务吧。',
  },
  proof: {
    approved: (coins) => (coins > 0 ? `${countText(coins)} 金币已到账。` : ''),
    returned: () => '补充后可以再次提交。',
    rejected: () => '有疑问可以在任务记录里提出。',
  },
};

/** Messages about members' submissions. */
export const taskTemplates = {
  /** A task has begun that fits a member who met a full quota and asked to be told. */
  taskFits: template(
    'task',
    ({ title, taskHash, coins }: { title: string; taskHash: string; coins: number }) => ({
      title: '有适合你的新任务',
      body: `“${title}”开始了${coins > 0 ? `，完成得 ${countText(coins)} 金币` : ''}。你上次遇到名额已满，让我们提醒你。`,
      link: `/task/detail/${taskHash}`,
    }),
  ),
  reviewed: template('task', ({ title, what, verdict, reason, coins, taskHash }: ReviewedSubmission) => ({
    title: `“${title}”${TITLES[what][verdict]}`,
    body: [reason, NEXT[what][verdict](coins)].filter((line) => line !== null && line !== '').join('\n'),
    link: `/task/detail/${taskHash}`,
  })),
};
