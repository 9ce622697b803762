import type { DataOf, JoinResult } from '@yayan/contract';
import { CONSOLATIONS_A_DAY, isTooQuickForConsolation } from '../participation/consolation.ts';
import { COMFORT_COINS } from '../participation/screen-outs.ts';
import type { Participation } from '../participation.ts';
import { pendingNote } from '../participation/pending-note.ts';

/** A duration as text: 45 秒, 3 分 20 秒, 1 小时 5 分. */
export function spanInWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} 秒`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} 分钟` : `${minutes} 分 ${whole % 60} 秒`;
  return minutes % 60 === 0
    ? `${Math.floor(minutes / 60)} 小时`
    : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
}

const coinsText = (coins: number): string => `${coins.toLocaleString('en-US')} 金币`;

/**
 * For how long the member answered. Where that isn't measured, from the start to the end, or until now if it is still
 * open. Seconds.
 */
export const elapsedSeconds = (
  { startedAt, endedAt, answeringSeconds }: Pick<Participation, 'startedAt' | 'endedAt' | 'answeringSeconds'>,
  now: Date,
): number =>
  answeringSeconds ?? Math.max(0, Math.round(((endedAt ?? now).getTime() - startedAt.getTime()) / 1000));

/** What a result 4 or 8 means exactly, and whether the member left a group that hasn't ended; null for all others. */
export const resultCause = ({ detail }: Participation): 'time' | 'attention' | 'givenUp' | 'left' | null =>
  detail === 'time' || detail === 'attention' || detail === 'givenUp' || detail === 'left' ? detail : null;

/** The part of a participation that its text says something about. */
type Ended = Pick<
  Participation,
  | 'result'
  | 'detail'
  | 'promised'
  | 'paid'
  | 'earning'
  | 'corrected'
  | 'startedAt'
  | 'endedAt'
  | 'answeringSeconds'
>;
type Say = (participation: Ended, seatMinutes: number | null) => string;

/** The consolation of a participation that isn't complete, or why a promised one wasn't paid (rule 4.18). */
function consolationText(participation: Ended): string {
  const { paid, promised, endedAt } = participation;
  if (paid.coins > promised.consolation)
    return `，送你 ${coinsText(paid.coins)}，其中 ${COMFORT_COINS} 是今天多次没入选的感谢金币。`;
  if (paid.coins > 0) return `，送你 ${coinsText(paid.coins)}。`;
  if (promised.consolation === 0 || endedAt === null) return '。';
  return isTooQuickForConsolation(participation, endedAt)
    ? '。开始后马上就结束的，没有感谢金币。'
    : `。今天的感谢金币已满 ${CONSOLATIONS_A_DAY} 次，这次没有。`;
}

const browserTexts = {
  browserUnknown: '浏览器没有保存必要的标识。打开 Cookie 后，再参加其他任务。',
  browserUsed: '这个浏览器已有其他会员参加过这个任务。请用自己常用的设备参加其他任务。',
} as const;

const completeText: Say = ({ paid, earning }) => {
  if (paid.coins === 0) return '这份已计入，感谢你认真的回答。';
  const coins = coinsText(paid.coins);
  if (earning?.state === 'pending' && earning.pendingFor === 'newcomer')
    return `${coins}已为你记下：${pendingNote('newcomer')}。`;
  if (earning?.state === 'pending')
    return `${coins}已为你记下，${pendingNote(earning.pendingFor ?? 'partner')}。`;
  if (earning?.state === 'takenBack')
    return `${coins}已收回：${earning.note ?? '合作方没有通过这份回答'}。有疑问可以申诉。`;
  return `${coins}已到账。`;
};

const screenedOut = (participation: Ended): string =>
  participation.detail === 'manipulated'
    ? `从打开到完成只用了 ${spanInWords(elapsedSeconds(participation, participation.startedAt))}，不可能答完这份问卷，所以没有计入。有疑问可以申诉。`
    : participation.detail === 'quality' || participation.detail === 'security'
      ? `合作方没有收下这份回答。感谢你的时间${consolationText(participation)}`
      : `你的回答没问题，只是这次需要的人群不同。感谢你的时间${consolationText(participation)}`;

/** The text for a submission that an operator rejected. The task's page shows the operator's note. */
const declined = (participation: Ended): string | undefined => {
  if (participation.detail === 'applicationDeclined')
    return `这次申请没有通过${consolationText(participation)}`;
  return participation.detail === 'proofDeclined'
    ? `提交的内容没有达到要求，审核说明在任务页${consolationText(participation)}`
    : undefined;
};

const GIVEN_UP = '名额已让出，填过的答案已删除，没有金币。';

const seatLost = (seatMinutes: number | null): string =>
  seatMinutes === null
    ? '超过保留时间未提交，名额已让出。'
    : `超过 ${spanInWords(seatMinutes * 60)}未提交，名额已让出。`;

/** The text for a discussion group that ended before everything was answered. */
const discussionText = ({ detail, paid }: Ended): string | undefined => {
  if (detail === 'takenOut') return '这次参与没有计入报酬，原因见消息。';
  if (detail === 'left')
    return paid.coins > 0
      ? `你中途退出了讨论，退出前完成的话题得 ${coinsText(paid.coins)}。`
      : '你中途退出了讨论，这次没有金币。';
  if (detail !== 'topicsLeft') return undefined;
  return paid.coins > 0
    ? `讨论结束时还有话题没完成，已完成的话题得 ${coinsText(paid.coins)}。`
    : '讨论结束时还有话题没完成，这次没有金币。';
};

/** The text for a result that was corrected to a complete, or whose correction was taken back. */
const correctedText = ({ result, paid, earning, corrected }: Ended): string | undefined => {
  if (corrected.at !== null) {
    const coins = paid.coins + corrected.coins;
    return coins > 0 ? `已更正为完成，${coinsText(coins)}已到账。` : '已更正为完成。';
  }
  return result > 1 && earning?.state === 'takenBack'
    ? `更正后补发的 ${coinsText(corrected.coins)}已收回：${earning.note ?? '合作方没有通过这份回答'}。有疑问可以申诉。`
    : undefined;
};

type NextStep = DataOf<'getSurveyResult'>['next'];

/** The guide on the result page itself. */
const guide = '#guide';
const another = (label: string): NextStep => ({ kind: 'anotherTask', label, url: '/task' });

/**
 * The text below the title of each result page, and the next step that it offers. Trying again isn't offered after 5 or 6,
 * because a task can be started once.
 */
const results: Record<JoinResult, { say: Say; next: NextStep }> = {
  0: {
    say: ({ promised, detail }) =>
      detail === 'left'
        ? '你已退出这个讨论小组。退出前完成的话题，讨论结束后照常结算。'
        : `答案已为你保留，答完可得 ${coinsText(promised.coins)}。`,
    next: { kind: 'records', label: '看任务记录', url: '/task/summary' },
  },
  1: {
    say: completeText,
    next: another('再答一份'),
  },
  2: {
    say: (participation) => declined(participation) ?? screenedOut(participation),
    next: another('换一份'),
  },
  3: {
    say: (participation) => `与你情况相近的名额已满${consolationText(participation)}`,
    next: another('换一份'),
  },
  4: {
    say: (participation) =>
      participation.detail === 'attention'
        ? '有一道检查题没有按要求选，这份暂不能计入，没有金币。'
        : `用时 ${spanInWords(elapsedSeconds(participation, participation.startedAt))}，明显短于正常用时，这份暂不能计入，没有金币。`,
    next: { kind: 'answerGuide', label: '怎样算认真作答', url: guide },
  },
  5: {
    say: ({ detail }) =>
      detail === 'networkBlocked'
        ? '当前网络使用了代理或被限制。请用常用网络参加其他任务。'
        : '同一网络已有足够的人参加这个任务。请换常用网络参加其他任务。',
    next: another('看其他任务'),
  },
  6: {
    say: ({ detail }) => browserTexts[detail === 'browserUsed' ? 'browserUsed' : 'browserUnknown'],
    next: { kind: 'cookieGuide', label: '打开方法', url: guide },
  },
  7: {
    say: () => '你所在的城市不在这次范围内。常住地有变的话，更新后会匹配得更准。',
    next: { kind: 'updateCity', label: '更新常住地', url: '/user/survey?part=basic&question=city' },
  },
  8: {
    say: (participation, seatMinutes) =>
      participation.detail === 'givenUp'
        ? GIVEN_UP
        : (discussionText(participation) ?? seatLost(seatMinutes)),
    next: another('看其他任务'),
  },
};

/** A text for the member: what happened and what comes next. `seatMinutes` is how long the seat was reserved. */
export const resultReason = (participation: Ended, seatMinutes: number | null): string =>
  correctedText(participation) ?? results[participation.result].say(participation, seatMinutes);

/** The next step that the result page of a participation offers. */
export function nextStep({ result, detail, resultId }: Participation): NextStep {
  if (detail === 'browserUsed') return another('看其他任务');
  const { url, ...step } = results[result].next;
  return { ...step, url: url === guide ? `/task/back?result=${resultId ?? ''}${guide}` : url };
}

/** What a usual member reads who ends a task like this: paid at once, and with what a task promises for the result. */
export function usualReason(
  { coins, consolationCoins }: { coins: number; consolationCoins: number },
  end: Pick<Participation, 'result' | 'detail'>,
): string {
  const promised = { coins, credit: 0, consolation: consolationCoins };
  const paidCoins: Partial<Record<JoinResult, number>> = {
    1: coins,
    2: consolationCoins,
    3: consolationCoins,
  };
  const startedAt = new Date(0);
  return resultReason(
    {
      ...end,
      promised,
      paid: { coins: paidCoins[end.result] ?? 0, credit: 0 },
      earning: null,
      corrected: { coins: 0, credit: 0, at: null },
      startedAt,
      endedAt: startedAt,
      answeringSeconds: null,
    },
    null,
  );
}
