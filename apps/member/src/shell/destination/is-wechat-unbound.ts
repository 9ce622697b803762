import { BenefitTarget, type ExchangeInfo, PayeeChannel } from '@yayan/api-client';
import { another, type DestinationDraft } from './destination-draft.ts';

/** Whether cash is to go to the member's WeChat, and none is bound. The form's button leads to binding it. */
export const isWechatUnbound = (
  target: BenefitTarget,
  draft: Pick<DestinationDraft, 'payeeId' | 'channel'>,
  info: ExchangeInfo | undefined,
): boolean =>
  target === BenefitTarget.Payee &&
  draft.payeeId === another &&
  draft.channel === PayeeChannel.Wechat &&
  info?.wechat === null;
