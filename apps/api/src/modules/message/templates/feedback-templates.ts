import { FeedbackState } from '@yayan/contract';
import { formatShortTime } from '../../../platform/calendar.ts';
import { template } from './template.ts';

interface TicketMoveData {
  ticketId: string;
  title: string;
  isAppeal: boolean;
  state: FeedbackState;
  /** The operator's text; null if they only accepted the ticket. */
  text: string | null;
}

interface MergedTicketData {
  ticketId: string;
  title: string;
  number: string;
}

type Step = 'reminder' | 'tasks' | 'exchange' | 'blocked';

interface PenaltyData {
  penaltyId: string;
  step: Step;
  rule: string;
  evidence: string;
  endsAt: Date;
}

const STEPS: Readonly<Record<Step, readonly [title: string, effect: string]>> = {
  reminder: ['提醒：请遵守社区规则', '这次只是提醒，不影响使用。'],
  tasks: ['暂停接题', '期间不能开始新任务和参加活动，已得的金币不受影响。'],
  exchange: [
    '暂停接题和兑换',
    '期间不能开始新任务、参加活动、兑换和领奖，已得的金币保留，中奖的领取期限会顺延。',
  ],
  blocked: ['账号已封停', '期间只能查看原因、申诉和导出数据，已得的金币保留。'],
};

const WORDS: Partial<Record<FeedbackState, string>> = {
  [FeedbackState.ToBeHandled]: '已受理',
  [FeedbackState.AwaitingFeedback]: '需要你补充',
  [FeedbackState.AwaitingConfirmation]: '有了答复',
};

/** Messages about tickets, appeals and penalties. */
export const feedbackTemplates = {
  ticketMoved: template('feedback', ({ ticketId, title, isAppeal, state, text }: TicketMoveData) => ({
    title: `你的${isAppeal ? '申诉' : '反馈'}${WORDS[state] ?? '有了进展'}`,
    body: `“${title}”${text === null ? '' : `\n${text}`}`,
    link: `/home/feedback/${ticketId}`,
  })),
  /** Support joined two tickets; the second one goes on. */
  ticketMerged: template(
    'feedback',
    ({ ticketId, title, merged, number }: MergedTicketData & { merged: string }) => ({
      title: '你的两条反馈已合并',
      body: `“${merged}”（${number}）合并到“${title}”，后续都在这一条里，原来的编号也能找到。`,
      link: `/home/feedback/${ticketId}`,
    }),
  ),
  ticketSeparated: template('feedback', ({ ticketId, title, number }: MergedTicketData) => ({
    title: '合并的反馈已分开',
    body: `“${title}”（${number}）还是单独处理，按原来的时间答复。`,
    link: `/home/feedback/${ticketId}`,
  })),
  penaltyGiven: template('account', ({ penaltyId, step, rule, evidence, endsAt }: PenaltyData) => ({
    title: STEPS[step][0],
    body: `规则：${rule}\n依据：${evidence}\n到 ${formatShortTime(endsAt)} 结束。${STEPS[step][1]}\n有异议可以申诉一次。`,
    link: `/home/feedback/ask?about=penalty&id=${penaltyId}`,
  })),
  /** An appeal was upheld in part. */
  penaltyShortened: template(
    'account',
    ({ step, endsAt, reason }: { step: Step; endsAt: Date; reason: string }) => ({
      title: `“${STEPS[step][0]}”已缩短`,
      body: `${reason}\n改为到 ${formatShortTime(endsAt)} 结束。`,
      link: '/home/feedback',
    }),
  ),
  /** The penalty ended by its date, or an operator lifted it with a reason. */
  penaltyEnded: template('account', ({ step, reason }: { step: Step; reason: string | null }) => ({
    title: reason === null ? `“${STEPS[step][0]}”已到期结束` : `“${STEPS[step][0]}”已撤销`,
    body: reason === null ? '现在可以正常使用了。' : `${reason}\n现在可以正常使用了。`,
    link: '/home/feedback',
  })),
};
