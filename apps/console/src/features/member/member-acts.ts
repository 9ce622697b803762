import { correctMemberCoins } from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

/** Corrects the coins of a member by hand (rule 14.12). */
export const correctCoins: ActDefinition<{ coins: number }> = {
  label: '更正金币…',
  title: '更正金币',
  consequence: '立刻入账或扣除，会员会收到消息，消息里写着原因。',
  permissions: ['coins.small', 'coins.large'],
  needsReason: true,
  reasons: ['重复发放，收回', '漏发补发', '申诉成立，补发'],
  initial: { coins: Number.NaN },
  Form: CorrectionForm,
  isReady: ({ coins }) => Number.isInteger(coins) && coins !== 0,
  perform: (id, request, key) => correctMemberCoins(id, request, { 'Idempotency-Key': key }),
};
