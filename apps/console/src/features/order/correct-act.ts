import { type CorrectDestinationRequest, correctOrderDestination } from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { correctForm, type TypedDestination } from './CorrectForm.tsx';

const EMPTY: TypedDestination = { name: '', account: '', region: '', detail: '' };

const typedParts = (typed: TypedDestination): CorrectDestinationRequest['input'] =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([part, text]) => [part, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

const correction = (channel: string, more: string): ActDefinition<TypedDestination> => ({
  label: '更正去向…',
  title: '更正收款或收货信息',
  consequence: `会员会收到消息，看到遮住的新信息。${more}`,
  permissions: ['orders', 'orders.large'],
  needsReason: true,
  reasons: ['会员来电更正', '会员在反馈里更正'],
  initial: EMPTY,
  Form: correctForm(channel),
  isReady: (typed) => Object.keys(typedParts(typed)).length > 0,
  perform: (id, { input, ...request }, key) =>
    correctOrderDestination(id, { ...request, input: typedParts(input) }, { 'Idempotency-Key': key }),
});

const MONEY = '钱会付到新的去向，所以要另一位同事同意。发放失败的会用新的渠道单号重新发放。';

/** Corrects a mistyped destination, by the way of delivery. Codes go nowhere, and WeChat pays who is bound. */
export const corrections: Readonly<Record<string, ActDefinition<TypedDestination>>> = {
  alipay: correction('alipay', MONEY),
  mobile: correction('mobile', MONEY),
  consignee: correction('consignee', '已导出的寄件表里还是旧的，寄出前要换。'),
};
