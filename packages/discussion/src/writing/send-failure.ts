import { failureText, noteShown } from '@yayan/site';
import { isWithoutNetwork } from '../client/without-network.ts';

/**
 * Why a text wasn't sent.
 * @param kept whether it survives a reload
 */
export const sendFailure = (
  error: unknown,
  kept: boolean,
  isOnline = globalThis.navigator.onLine,
): string => {
  noteShown(error);
  if (!isWithoutNetwork(error, isOnline)) return failureText(error);
  return kept
    ? '现在没有网络，写好的都存在这台设备上，联网后再提交'
    : '现在没有网络，先别关掉这一页，联网后再提交';
};
