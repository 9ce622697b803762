import { type DataOf, SnsType } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bindingsOf } from './sns-binding-store.ts';
import { canRemoveSignInMethod } from './sign-in-methods.ts';

const TYPES = [SnsType.Wechat, SnsType.Qq, SnsType.Weibo, SnsType.Alipay] as const;

export type SnsBinding = DataOf<'bindWechat'>;

/** Every kind of third-party account, bound or not, as its member sees it. */
export async function readSnsBindings(
  db: Connection,
  cipher: Platform['cipher'],
  memberId: string,
): Promise<SnsBinding[]> {
  const bound = await bindingsOf(db, memberId);
  return TYPES.map((type) => {
    const row = bound.find((each) => each.type === type);
    return {
      type,
      bound: row !== undefined,
      nickname: row?.nickname_sealed ? cipher.open(row.nickname_sealed) : null,
      boundAt: row?.bound_at.toISOString() ?? null,
      canUnbind: row !== undefined && canRemoveSignInMethod({ mobile: true, accounts: bound.length }),
    };
  });
}
