import { type DataOf, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Call } from '../../../../call/call.ts';
import { sqlState } from '../../../../platform/database/retry.ts';
import type { ReservedWord } from '../../../member/api.ts';
import { checkOwnNickname } from '../../../member/module.ts';
import { type MemberRow, writeConsent, writeProfile } from '../group/group-store.ts';
import { viewIdentity } from './group-view.ts';
import type { GroupDeps } from '../deps.ts';
import { shareAttributes } from './shared-attributes.ts';
import { startParticipation } from './start-participation.ts';
import { enter, requireNotArchived } from './visit.ts';

const UNIQUE_VIOLATION = '23505';

/** The reserved words that people in this role may use. */
const reservedFor: Record<GroupRole, readonly ReservedWord[]> = {
  [GroupRole.Respondent]: [],
  [GroupRole.Host]: ['主持人'],
  [GroupRole.Observer]: ['观察员'],
};

/** Since when a person agrees to text messages; null when they don't. */
const textsAgreed = ({ texts_agreed_at }: MemberRow, isAllowed: boolean, now: Date): Date | null =>
  isAllowed ? (texts_agreed_at ?? now) : null;

/**
 * Stores nickname, avatar and consent at the first visit, and changes nickname and avatar later (rule 6.5). Refuses a
 * hash of another group with NOT_FOUND, an archived group with GROUP_NOT_OPEN, and an outdated consent version with
 * GROUP_CONSENT_REQUIRED and the current text as data. Attributes are shared in the same transaction (rule 6.43).
 */
export async function updateGroupProfile(
  deps: GroupDeps,
  { caller, params: { hash }, body, origin: { device } }: Call<'updateGroupProfile'>,
): Promise<DataOf<'updateGroupProfile'>> {
  const now = deps.clock.now();
  try {
    return await deps.database.transaction(async (tx) => {
      const visit = await enter(tx, caller, now);
      const { group, me } = visit;
      if (group.task_hash !== hash) refuse('NOT_FOUND');
      requireNotArchived(visit);
      const version = group.consent_version;
      if (body.consentVersion !== version)
        refuse('GROUP_CONSENT_REQUIRED', { version, text: group.consent_text });
      const profile = {
        nickname: checkOwnNickname(body.nickname, reservedFor[visit.role]),
        avatar: body.avatar ?? me.avatar,
        consent_version: version,
        consented_at: me.consent_version === version ? me.consented_at : now,
        texts_agreed_at:
          body.textsAllowed === undefined ? me.texts_agreed_at : textsAgreed(me, body.textsAllowed, now),
      };
      await writeProfile(tx, me, profile);
      if (body.sharedAttributes) await shareAttributes(tx, deps, visit, body.sharedAttributes);
      if (visit.role === GroupRole.Respondent) {
        // Hosts and observers agree to the rules only. The consent text is for respondents.
        await writeConsent(tx, group, me.id, now);
        await startParticipation(tx, deps, visit, device);
      }
      return viewIdentity({ group, me: { ...me, ...profile } }, deps);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('NICKNAME_TAKEN');
    throw error;
  }
}
