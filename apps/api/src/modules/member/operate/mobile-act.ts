import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Sessions } from '../../identity/api.ts';
import type { Messages } from '../../message/api.ts';
import { maskMobile, membersOfMobiles, openMobile, replaceMobile } from '../../identity/module.ts';
import { selectFoundMember } from './operate-store.ts';
import type { OfMember } from './profile-acts.ts';

/** A new mobile as it is stored: requests for agreement keep it too. */
export interface NewMobile extends OfMember {
  sealed: string;
  index: string;
}

/** Seals a mobile, so that nothing stores it in the open. */
export const newMobile = (
  { cipher }: Pick<Platform, 'cipher'>,
  memberId: string,
  mobile: string,
): NewMobile => ({ memberId, sealed: cipher.seal(mobile), index: cipher.blindIndex(mobile) });

/**
 * Gives a member another mobile, because the old one is lost and they proved who they are (rule 14.30). All their sessions
 * end, and they are told by message and mail.
 */
export const changeLostMobile = (sessions: Pick<Sessions, 'endAll'>, messages: Messages): Act<NewMobile> => ({
  name: 'member mobile',
  needsReason: true,
  // A mobile is sealed differently each time.
  hashed: (_platform, { memberId, index }) => [memberId, index],
  lockOf: ({ memberId }) => `member ${memberId}`,
  plan: async ({ cipher }, db, { memberId, sealed, index }) => {
    const { record } = (await selectFoundMember(db, memberId)) ?? refuse('NOT_FOUND');
    const owner = (await membersOfMobiles(db, [index])).get(index);
    if (owner === memberId) refuse('ACT_NOTHING_CHANGES');
    if (owner !== undefined) refuse('MOBILE_TAKEN');
    return {
      kind: 'member',
      subject: memberId,
      title: record.memberCode,
      permission: 'members',
      changes: [
        {
          field: 'mobile',
          label: '手机号',
          before: maskMobile(openMobile(cipher, record)),
          after: maskMobile(cipher.open(sealed)),
          isChanged: true,
        },
      ],
    };
  },
  run: async (platform, { memberId, sealed, index }) => {
    await platform.database.transaction(
      async (tx) => await replaceMobile(tx, platform, { sessions, messages }, { memberId, sealed, index }),
    );
  },
});
