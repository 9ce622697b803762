import {
  pauseProvider as callPause,
  type Provider,
  resumeProvider as callResume,
  setProviderBudget,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { BudgetForm } from './BudgetForm.tsx';

type Channel = Provider['channel'];

const FEN = 100;

/** Sets what a provider may pay out in a day. */
export const setBudget = ({ budgetFen }: Provider): ActDefinition<{ yuan: number | null }> => ({
  label: '每天的额度…',
  title: '设每天的额度',
  consequence:
    '今天付出的加上这一笔超过额度时，兑换单先等着，会员会看到原因；到第二天或额度提高后接着发放。提高额度要另一位同事同意，降低不用。',
  permissions: ['orders', 'orders.large'],
  needsReason: true,
  reasons: ['预算调整', '活动期间'],
  initial: { yuan: budgetFen === null ? Number.NaN : budgetFen / FEN },
  Form: BudgetForm,
  isReady: ({ yuan }) => yuan === null || yuan >= 1,
  perform: (channel, request, key) =>
    setProviderBudget(channel as Channel, request, { 'Idempotency-Key': key }),
});

/** Asks a provider for nothing new. */
export const pause: ActDefinition<undefined> = {
  label: '暂停…',
  title: '暂停渠道',
  consequence: '不再发新的，兑换单等着，会员会看到原因。已经发给渠道的照常查到底。',
  permissions: ['orders'],
  needsReason: true,
  isDangerous: true,
  reasons: ['渠道在维护', '账户余额不够'],
  initial: undefined,
  perform: (channel, { input: _none, ...request }, key) =>
    callPause(channel as Channel, request, { 'Idempotency-Key': key }),
};

/** Lets a provider go on. */
export const resume: ActDefinition<undefined> = {
  label: '恢复…',
  title: '恢复渠道',
  consequence: '等着的兑换单按等的时间依次发放，不超过今天的额度。',
  permissions: ['orders'],
  needsReason: true,
  reasons: ['渠道已恢复'],
  initial: undefined,
  perform: (channel, { input: _none, ...request }, key) =>
    callResume(channel as Channel, request, { 'Idempotency-Key': key }),
};
