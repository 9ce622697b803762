import { SnsType } from '@yayan/contract';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { openIdOf } from './provider-subject.ts';
import { bindingOf } from './sns-binding-store.ts';

/** A WeChat account that can receive money. */
export interface WechatPayee {
  appId: string;
  openId: string;
  nickname: string;
}

/**
 * The WeChat account a member has bound, by the id of the application `appId`. Null if there is none, or if the member
 * never signed in through that application.
 */
export async function wechatPayee(
  db: Connection,
  cipher: Cipher,
  memberId: string,
  appId: string,
): Promise<WechatPayee | null> {
  const binding = await bindingOf(db, memberId, SnsType.Wechat);
  if (binding === undefined) return null;
  const openId = openIdOf(cipher.open(binding.subject_sealed), appId);
  const nickname = binding.nickname_sealed === null ? '微信用户' : cipher.open(binding.nickname_sealed);
  return openId === undefined ? null : { appId, openId, nickname };
}
