import type { DayFigures } from '@yayan/console-client';
import { formatCount } from '@yayan/ui';
import { listOf } from './list-of.ts';

type Figure = DayFigures['figures'][number];
type Name = Figure['name'];

/** The figures by what they are about, as they stand on the page. */
export const figureGroups: readonly { title: string; names: readonly Name[] }[] = [
  { title: '参与的结果', names: ['answers', 'screenedOut', 'quotaFull', 'turnedAway', 'timedOut'] },
  { title: '会员', names: ['signUps', 'active', 'textMessages'] },
  { title: '金币', names: ['coins', 'issued', 'spent', 'owed'] },
  { title: '兑换、审核和反馈', names: ['orders', 'openHandIns', 'tickets', 'openTickets'] },
];

const definitions: Readonly<Record<Name, string>> = {
  answers: '今天结束、结果是已完成的参与。',
  screenedOut: '今天结束、回答不符合问卷要求的参与。',
  quotaFull: '今天结束、结束时名额已满的参与。',
  turnedAway: '用时过短，或网络、Cookie、城市不符的参与。',
  timedOut: '没有在时限内答完的参与。',
  signUps: '今天注册的会员。',
  active: '今天登录过，或打开网站续过登录的会员，每人算一次。',
  coins: '答题完成时答应的，有的还要等审核。',
  issued: '各种原因到账的，不含兑换退回的。',
  spent: '会员花掉的，后来退回的也算。',
  owed: '所有会员的余额和待入账，是我们还欠的。',
  orders: '今天提交的兑换单。',
  tickets: '今天提交的反馈。',
  textMessages: '今天占用短信预算的条数。',
  openHandIns: '现在等着审核的，最多数到 1 万。',
  openTickets: '现在还没答复的，最多数到 1 万。',
};

const ofDay = (path: string, day: string): string => `${path}?from=${day}&to=${day}`;

/** The list behind a figure, of that day where the list has days. */
const listOfFigure = (name: Name, day: string): string => {
  const lists: Readonly<Record<Name, string>> = {
    answers: '/tasks',
    screenedOut: '/tasks',
    quotaFull: '/tasks',
    turnedAway: '/tasks',
    timedOut: '/tasks',
    signUps: ofDay('/members', day),
    active: '/members',
    coins: '/tasks',
    issued: '/members',
    spent: '/orders',
    owed: '/members',
    orders: '/orders',
    tickets: ofDay('/tickets', day),
    textMessages: '/system/rule-numbers',
    openHandIns: listOf('handIns'),
    openTickets: listOf('tickets'),
  };
  return lists[name];
};

const coinNames: ReadonlySet<Name> = new Set<Name>(['coins', 'issued', 'spent', 'owed']);

/** What stands beside the number: coins in yuan, text messages against their budget. */
function besides({ name, value }: Figure, { coinsPerYuan, textMessagesADay }: DayFigures): string | null {
  if (coinNames.has(name)) return `约 ${formatCount(Math.round(value / coinsPerYuan))} 元`;
  if (name === 'textMessages') return `预算 ${formatCount(textMessagesADay)} 条`;
  return null;
}

/** 「上周此时 900，比那时多 300」 */
function comparison({ value, valueBefore }: Figure): string {
  if (valueBefore === null) return '上周此时还没有数';
  const before = `上周此时 ${formatCount(valueBefore)}`;
  if (value === valueBefore) return `${before}，和那时一样`;
  return value > valueBefore
    ? `${before}，比那时多 ${formatCount(value - valueBefore)}`
    : `${before}，比那时少 ${formatCount(valueBefore - value)}`;
}

/** The words about a figure, and the list behind it. */
export const textsOf = (figure: Figure, all: DayFigures) => ({
  definition: definitions[figure.name],
  href: listOfFigure(figure.name, all.day),
  besides: besides(figure, all),
  comparison: comparison(figure),
});
