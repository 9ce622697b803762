import { failureText, noteShown } from '@yayan/site';
import { isWithoutNetwork } from '../client/without-network.ts';

/** Why a vote wasn't cast. The choice is kept on the page only. */
export const voteFailure = (error: unknown, isOnline = globalThis.navigator.onLine): string => {
  noteShown(error);
  return isWithoutNetwork(error, isOnline)
    ? '现在没有网络，这一票还没有投出，选好的还在，联网后再提交'
    : failureText(error);
};
