import { AdultStatus, BenefitTarget, type DataOf, PayeeChannel, PrerequisiteKind } from '@yayan/contract';
import { countText } from '../../../platform/count-text.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { WechatPayee } from '../../identity/api.ts';
import { balances } from '../../ledger/module.ts';
import { countConsignees } from '../../member/module.ts';
import type { FeeFree } from '../../reward/api.ts';
import { feeFreeCards } from '../../reward/module.ts';
import type { Benefit, Choice } from '../catalogue/benefit.ts';
import type { Exchange, LevelRule } from '../deps.ts';
import { selectUsage, type Usage } from './checkout-store.ts';
import { isSmallTopup, type UnverifiedTopup, unverifiedTopupOf } from './unverified-topup.ts';
import { findWechat } from './destination.ts';
import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';

export type Allowance = DataOf<'checkAllowance'>;
export type Prerequisite = Allowance['prerequisites'][number];

/** What an order costs, in coins. */
export interface Price {
  price: number;
  fee: number;
  total: number;
}

/** A member's selection, with its price. */
export interface OrderRequest extends Price {
  benefit: Benefit;
  choice: Choice;
  quantity: number;
  /** Whether a top-up goes to a number other than the member's own; undefined while it isn't known. */
  toAnotherMobile?: boolean | undefined;
}

/** The facts about a member that decide what they may exchange. */
export interface EligibilityFacts {
  balance: number;
  pending: number;
  /** Coins that came from invitations. They count as spent last (rule 4.15). */
  invitationCoins: number;
  rule: LevelRule;
  adultStatus: AdultStatus | null;
  /** Whether the member may order the one top-up without a real-name check (rule 5.13). */
  unverifiedTopup: UnverifiedTopup;
  used: Usage;
  feeFree: FeeFree;
  /** The bound WeChat account that can receive cash; read for cash only. */
  wechat: WechatPayee | null;
  /** How many addresses the member has; read for goods only. */
  addresses: number;
}

/** Who wants to exchange. */
interface Exchanger {
  memberId: string;
  /** The network address of the call. Null for prizes: no prize goes out without a real-name check. */
  address: string | null;
}

/** Reads the facts for one benefit, or in general when `benefit` is null. */
export async function readEligibilityFacts(
  exchange: Exchange,
  db: Connection,
  { memberId, address }: Exchanger,
  benefit: Pick<Benefit, 'id' | 'target'> | null,
): Promise<EligibilityFacts> {
  const { platform, levelRuleOf, adultStatusOf, invitationCoinsOf } = exchange;
  const at = platform.clock.now();
  const { coins, pendingCoins, credit } = await balances(db, memberId);
  const adultStatus = await adultStatusOf(db, memberId);
  const used = await selectUsage(db, memberId, benefit?.id ?? null, periodStarts(at));
  const isForTopup = benefit === null || benefit.target === BenefitTarget.Mobile;
  return {
    balance: coins,
    pending: pendingCoins,
    invitationCoins: await invitationCoinsOf(db, memberId),
    rule: await levelRuleOf(credit, db),
    adultStatus,
    unverifiedTopup:
      isForTopup && address !== null && !isChecked(adultStatus)
        ? await unverifiedTopupOf(exchange, db, { memberId, address, used: used.unverifiedOrders > 0 })
        : 'closed',
    used,
    feeFree: await feeFreeCards(db, memberId, at),
    wechat: benefit?.target === BenefitTarget.Payee ? await findWechat(exchange, db, memberId) : null,
    addresses: benefit?.target === BenefitTarget.Consignee ? await countConsignees(db, memberId) : 0,
  };
}

/** The start of the day and of the month of a moment, in Shanghai. Limits count from there. */
export function periodStarts(moment: Date): { day: Date; month: Date } {
  const today = dayOf(moment);
  return { day: startOfDay(today), month: startOfDay(firstOfMonth(today)) };
}

/** Whether the real-name check is done, also by a member under 18. */
export const isChecked = (status: AdultStatus | null): boolean =>
  status !== null && status !== AdultStatus.PendingReview;

/**
 * The prerequisites of a benefit in the order of the checks (rule 5.2). `onSale` comes before all of them. The real-name
 * check belongs to every benefit (rule 5.13).
 */
export function prerequisiteKinds(benefit: Pick<Benefit, 'level' | 'prerequisites'>): PrerequisiteKind[] {
  const { RealName } = PrerequisiteKind;
  return [
    ...(benefit.level > 0 ? [PrerequisiteKind.Level] : []),
    ...(benefit.prerequisites.includes(RealName) ? [] : [RealName]),
    ...benefit.prerequisites,
    PrerequisiteKind.Stock,
    PrerequisiteKind.DailyLimit,
    PrerequisiteKind.MonthlyLimit,
    PrerequisiteKind.Balance,
  ];
}

/** Each prerequisite of a request: whether it is met, and where the member can fix it. */
export function checkEligibility(request: OrderRequest, facts: EligibilityFacts): Prerequisite[] {
  return prerequisiteKinds(request.benefit).map((kind) => ({ kind, ...checks[kind](request, facts) }));
}

/**
 * Whether this order is the one that needs no real-name check: a small top-up of the member's own mobile, with coins
 * that no invitation brought (rules 4.15 and 5.13).
 */
export const isUnverifiedTopup = (request: OrderRequest, facts: EligibilityFacts): boolean =>
  facts.unverifiedTopup === 'open' && isSmallTopup(request) && !usesInvitationCoins(request, facts);

/** Whether an order costs more than the coins from other sources than invitations. */
const usesInvitationCoins = (
  { total }: OrderRequest,
  { balance, invitationCoins }: EligibilityFacts,
): boolean => invitationCoins > 0 && total > balance - invitationCoins;

/** All prerequisites in the form that the API returns. */
export function allowanceOf(request: OrderRequest, facts: EligibilityFacts): Allowance {
  const prerequisites = checkEligibility(request, facts);
  return {
    allowed: prerequisites.every(({ met }) => met),
    prerequisites,
    total: request.total,
    balance: facts.balance,
    missingCoins: Math.max(0, request.total - facts.balance),
  };
}

type CheckOutcome = Omit<Prerequisite, 'kind'>;

const fulfilled = (text: string): CheckOutcome => ({ met: true, text, fixUrl: null, fixLabel: null });
const unmet = (text: string, fixUrl: string | null = null, fixLabel: string | null = null): CheckOutcome => ({
  met: false,
  text,
  fixUrl,
  fixLabel,
});

const LEVEL_NAMES: Readonly<Record<LevelRule['level'], string>> = {
  0: '普通会员',
  1: '铜牌会员',
  2: '银牌会员',
  3: '金牌会员',
  4: '钻石会员',
};

/** The remaining orders of the member's level, and the remaining pieces if the benefit has its own limit. */
const leftText = (orders: number, used: number, limit: number | null): string =>
  `还可兑换 ${countText(orders)} 次${limit === null ? '' : `，这件福利还可兑 ${countText(limit - used)} 份`}`;

const within = (used: number, more: number, limit: number | null): boolean =>
  limit === null || used + more <= limit;

/** Why the real-name check is needed, for the order as selected. */
function realNameText(request: OrderRequest, facts: EligibilityFacts, topup: UnverifiedTopup): string {
  if (usesInvitationCoins(request, facts)) return '使用邀请所得的金币前，需要先完成实名认证';
  if (topup === 'open' && isSmallTopup({ ...request, toAnotherMobile: false }))
    return '免实名认证的话费只能充到本人手机，充其他号码要先完成实名认证';
  if (topup === 'networkFull' && isSmallTopup(request))
    return '当前网络今天免实名认证的充值已满，完成实名认证后就能兑换';
  return '兑换前需要先完成实名认证';
}

const checks: Readonly<
  Record<PrerequisiteKind, (request: OrderRequest, facts: EligibilityFacts) => CheckOutcome>
> = {
  onSale: ({ benefit }) =>
    benefit.onSale ? fulfilled('在售') : unmet('这件福利已下架', '/exchange', '看其他福利'),
  account: () => fulfilled('账号状态正常'),
  payee: ({ benefit: { channels } }, { wechat }) => {
    if (channels.some((channel) => channel !== PayeeChannel.Wechat)) return fulfilled('下单时填写收款账号');
    return wechat === null
      ? unmet('需要先绑定微信', '/home/user#bindings', '去绑定')
      : fulfilled(`将打款到微信零钱（${wechat.nickname}）`);
  },
  mobile: () => fulfilled('可以充到你的手机，也可以换一个号码'),
  consignee: (_, { addresses }) =>
    addresses > 0 ? fulfilled('已有收货地址') : unmet('还没有收货地址', '/home/user?edit=address', '去添加'),
  level: ({ benefit }, { rule }) =>
    rule.level >= benefit.level
      ? fulfilled(`已达到${LEVEL_NAMES[benefit.level]}`)
      : unmet(
          `需要${LEVEL_NAMES[benefit.level]}，你现在是${LEVEL_NAMES[rule.level]}`,
          '/home/credit',
          '看看怎样升级',
        ),
  realName: (request, facts) => {
    const { adultStatus, unverifiedTopup } = facts;
    if (isUnverifiedTopup(request, facts)) return fulfilled('5 元以内话费充到本人手机，免实名认证一次');
    if (adultStatus === AdultStatus.PendingReview)
      return unmet('实名认证审核中，通过后就能兑换', '/home/user#verify', '查看进度');
    if (adultStatus === AdultStatus.Invalid) return fulfilled('姓名和身份证号已核对，未满 18 周岁');
    if (adultStatus !== null) return fulfilled('已完成实名认证');
    return unmet(realNameText(request, facts, unverifiedTopup), '/home/user?edit=verify', '去认证');
  },
  adult: (_, { adultStatus }) => {
    if (adultStatus === AdultStatus.Valid) return fulfilled('已年满 18 岁');
    // The check matched a member under 18. Nothing that they do changes that before their birthday.
    if (adultStatus === AdultStatus.Invalid)
      return unmet('满 18 岁才能兑换现金，话费和卡券不受影响', '/exchange', '看其他福利');
    return adultStatus === AdultStatus.PendingReview
      ? unmet('年满 18 岁（实名认证审核中）')
      : unmet('需年满 18 岁', '/home/user?edit=verify', '去认证');
  },
  stock: ({ choice, quantity }) =>
    choice.stock === null || choice.stock >= quantity
      ? fulfilled('库存充足')
      : unmet(choice.stock === 0 ? '已兑完' : `库存不足，只剩 ${choice.stock} 份`, '/exchange', '看其他福利'),
  dailyLimit: ({ benefit, quantity }, { rule, used }) => {
    if (!within(used.exchangesToday, 1, rule.exchangesPerDay))
      return unmet(`${LEVEL_NAMES[rule.level]}每天可兑换 ${rule.exchangesPerDay} 次，明天 0 点恢复`);
    if (!within(used.piecesToday, quantity, benefit.limits.perDay))
      return unmet(`这件福利每天限兑 ${benefit.limits.perDay} 份，明天 0 点恢复`);
    return fulfilled(
      `今天${leftText(rule.exchangesPerDay - used.exchangesToday, used.piecesToday, benefit.limits.perDay)}`,
    );
  },
  monthlyLimit: ({ benefit, quantity, total }, { rule, used }) => {
    if (!within(used.exchangesThisMonth, 1, rule.exchangesPerMonth))
      return unmet(`${LEVEL_NAMES[rule.level]}每月可兑换 ${rule.exchangesPerMonth} 次，下月 1 日恢复`);
    if (!within(used.piecesThisMonth, quantity, benefit.limits.perMonth))
      return unmet(`这件福利每月限兑 ${benefit.limits.perMonth} 份，下月 1 日恢复`);
    if (!within(used.coinsThisMonth, total, rule.coinsPerMonth))
      return unmet(
        `${LEVEL_NAMES[rule.level]}每月可兑换 ${countText(rule.coinsPerMonth)} 金币，下月 1 日恢复`,
      );
    return fulfilled(
      `本月${leftText(rule.exchangesPerMonth - used.exchangesThisMonth, used.piecesThisMonth, benefit.limits.perMonth)}`,
    );
  },
  balance: ({ total }, { balance }) =>
    balance >= total
      ? fulfilled(`金币足够，现有 ${countText(balance)}`)
      : unmet(`金币不足，还差 ${countText(total - balance)}`, '/task', '去做任务'),
};
