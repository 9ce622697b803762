import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { FileDeps } from '../../file/api.ts';
import { removeAvatar } from '../../file/module.ts';
import { createMessages } from '../../message/module.ts';
import { defaultNickname, nicknameKey } from '../profile/nickname.ts';
import { updateAvatar, updateNickname } from '../profile-store.ts';
import { type FoundMember, hasNickname, selectAvatar, selectFoundMember } from './operate-store.ts';

/** The input of an act on a member. */
export interface OfMember {
  memberId: string;
}

/** Long enough that two members hardly ever get the same. */
const CHARACTERS = 8;
const TRIES = 5;

const read = async (db: Connection, memberId: string): Promise<FoundMember> =>
  (await selectFoundMember(db, memberId)) ?? refuse('NOT_FOUND');

const lockOf = ({ memberId }: OfMember): string => `member ${memberId}`;

/** Gives a member another nickname, because theirs breaks the rules (rule 14.21). The member reads why. */
export const resetNickname: Act<OfMember> = {
  name: 'member nickname',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, { memberId }) => {
    const { nickname, record } = await read(db, memberId);
    return {
      kind: 'member',
      subject: memberId,
      title: record.memberCode,
      permission: 'members.mild',
      changes: [{ field: 'nickname', label: '昵称', before: nickname, after: '默认昵称', isChanged: true }],
    };
  },
  run: async (platform, { memberId }, { id, reason }) => {
    const { database, random, clock } = platform;
    await database.transaction(async (tx) => {
      const names = Array.from({ length: TRIES }, () => defaultNickname(random, CHARACTERS));
      let free: string | undefined;
      for (const name of names) if (!(await hasNickname(tx, nicknameKey(name)))) free ??= name;
      if (free === undefined) return refuse('NICKNAME_TAKEN');
      const change = { nickname: free, nickname_key: nicknameKey(free), updated_at: clock.now() };
      await updateNickname(tx, memberId, change);
      await createMessages(platform).write(tx, {
        memberId,
        event: 'profileReset',
        key: `act:${id}`,
        data: { what: '昵称', reason },
      });
    });
  },
};

/** Removes a member's picture, because it breaks the rules (rule 14.21). The member reads why. */
export const resetAvatar = (files: FileDeps): Act<OfMember> => ({
  name: 'member avatar',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, { memberId }) => {
    const { record } = await read(db, memberId);
    const hasPicture = (await selectAvatar(db, memberId)) !== null;
    return {
      kind: 'member',
      subject: memberId,
      title: record.memberCode,
      permission: 'members.mild',
      changes: [
        { field: 'avatar', label: '头像', before: hasPicture ? '会员的照片' : '默认头像', after: '默认头像' },
      ],
    };
  },
  run: async (platform, { memberId }, { id, reason }) => {
    await platform.database.transaction(async (tx) => {
      const before = await updateAvatar(tx, memberId, null, platform.clock.now());
      await removeAvatar(files, tx, before);
      await createMessages(platform).write(tx, {
        memberId,
        event: 'profileReset',
        key: `act:${id}`,
        data: { what: '头像', reason },
      });
    });
  },
});
