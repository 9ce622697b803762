import type { DataOf, SnsType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerSubject } from './provider-subject.ts';
import type { SnsAccount } from './oauth/sns-provider.ts';
import { readSnsBindings, type SnsBinding } from './read-sns-bindings.ts';
import type { Sessions } from '../sessions/sessions.ts';
import {
  bindingOf,
  bindingsOf,
  deleteBinding,
  insertBinding,
  type ProviderAccount,
  lockMember,
  ownerOf,
  updateSubject,
} from './sns-binding-store.ts';
import { canRemoveSignInMethod } from './sign-in-methods.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The members of third-party accounts (rules 2.17 and 2.18). */
export interface SnsBindings {
  /** The stored form of an account: found by a blind index, readable only with the key. */
  keep(type: SnsType, account: SnsAccount): ProviderAccount;
  /** The member of an account; undefined if it is bound to nobody. */
  owner(
    tx: Tx,
    account: Pick<ProviderAccount, 'type' | 'subject_index'>,
  ): Promise<{ memberId: string; blocked: boolean } | undefined>;
  /**
   * Binds an account to a member; does nothing when it is bound to them already. Refuses with SNS_TAKEN when it
   * belongs to another member, and with SNS_ALREADY_LINKED when the member has another account of this kind.
   */
  bind(tx: Tx, account: ProviderAccount, memberId: string): Promise<void>;
  /** Records the id of a bound account in another of our applications, when the member signs in there. */
  seen(tx: Tx, memberId: string, type: SnsType, account: SnsAccount): Promise<void>;
  list(memberId: string): Promise<DataOf<'listSnsBindings'>>;
  one(memberId: string, type: SnsType): Promise<SnsBinding>;
  /** Unbinds an account and signs all other devices out. Refuses with SNS_NOT_LINKED and LAST_SIGN_IN_WAY. */
  unbind(caller: MemberCaller, type: SnsType): Promise<DataOf<'unbindSns'>>;
}

export function createSnsBindings(
  { database, clock, cipher }: Pick<Platform, 'database' | 'clock' | 'cipher'>,
  sessions: Sessions,
): SnsBindings {
  return {
    keep: (type, account) => ({
      type,
      subject_index: cipher.blindIndex(`sns ${type}\n${account.subject}`),
      subject_sealed: cipher.seal(providerSubject(account)),
      nickname_sealed: account.nickname === null ? null : cipher.seal(account.nickname),
    }),
    seen: async (tx, memberId, type, account) => {
      const kept = account.openId && (await bindingOf(tx, memberId, type));
      if (kept === undefined) return;
      const before = cipher.open(kept.subject_sealed);
      const after = providerSubject(account, before);
      if (after !== before) await updateSubject(tx, memberId, type, cipher.seal(after));
    },
    owner: async (tx, account) => {
      const row = await ownerOf(tx, account);
      return row && { memberId: row.member_id, blocked: row.blocked_at !== null };
    },
    bind: async (tx, account, memberId) => {
      if (await insertBinding(tx, account, memberId, clock.now())) return;
      const owner = await ownerOf(tx, account);
      if (owner === undefined) refuse('SNS_ALREADY_LINKED');
      else if (owner.member_id !== memberId) refuse('SNS_TAKEN');
    },
    list: async (memberId) => ({ items: await readSnsBindings(database.read, cipher, memberId) }),
    one: async (memberId, type) => {
      const found = (await readSnsBindings(database.read, cipher, memberId)).find(
        (each) => each.type === type,
      );
      return found ?? refuse('SNS_NOT_LINKED');
    },
    unbind: async (caller, type) =>
      await database.transaction(async (tx) => {
        const { memberId } = caller;
        const mobile = await lockMember(tx, memberId);
        const bound = await bindingsOf(tx, memberId);
        if (!bound.some((each) => each.type === type)) return refuse('SNS_NOT_LINKED');
        if (!canRemoveSignInMethod({ mobile, accounts: bound.length })) return refuse('LAST_SIGN_IN_WAY');
        await deleteBinding(tx, memberId, type);
        await sessions.endAll(tx, { memberId, except: caller.sessionId });
        return { items: await readSnsBindings(tx, cipher, memberId) };
      }),
  };
}
