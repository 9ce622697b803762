import type { Call } from '../../../../call/call.ts';
import { type BodyOf, type components, type DataOf, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { membersOfMobiles } from '../../../identity/module.ts';
import type { ShareableAttribute } from '../../../member/api.ts';
import { shareable, shareableAttributes } from '../../../member/module.ts';
import type { GroupDeps } from '../deps.ts';
import type { MemberRow } from '../group/group-store.ts';
import { viewAttributes } from './group-view.ts';
import { writeSharedAttributes } from './sharing-store.ts';
import { enterBeforeConsent, type Visit } from './visit.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type SharedAttribute = components['schemas']['SharedAttribute'];
type Choice = NonNullable<BodyOf<'updateGroupProfile'>['sharedAttributes']>;

/** The text that a respondent agrees to. A changed text gets a new version. */
export const sharingText = {
  version: '2026-11-23',
  text: '勾选的内容，只有主持这次讨论的研究团队能看到，用来对比不同人群的想法，也会出现在他们下载的表格里。其他受访者看不到，不勾也不影响参加。之后随时可以取消，取消后他们就看不到了，已经下载的表格除外。',
};

/**
 * The attributes of the account with the invited number; undefined for a guest. If another account took part with this
 * number before, neither account is read.
 */
async function ownAttributes(
  db: Connection,
  { member_id, mobile_index }: Pick<MemberRow, 'member_id' | 'mobile_index'>,
  now: Date,
): Promise<ShareableAttribute[] | undefined> {
  const accounts = await membersOfMobiles(db, [mobile_index]);
  const memberId = accounts.get(mobile_index);
  if (memberId === undefined || (member_id !== null && member_id !== memberId)) return undefined;
  return await shareableAttributes(db, memberId, now);
}

/**
 * The attributes that hosts and observers see of a respondent, and those that the respondent could share (rule 6.43). A
 * host who looks as a respondent gets none. Refuses the hash of another group with NOT_FOUND.
 */
export async function getSharedAttributes(
  { database, clock }: Pick<GroupDeps, 'database' | 'clock'>,
  { caller, params: { hash } }: Call<'getSharedAttributes'>,
): Promise<DataOf<'getSharedAttributes'>> {
  const now = clock.now();
  const { group, me, role, viewedBy } = await enterBeforeConsent(database.read, caller, now);
  if (group.task_hash !== hash) refuse('NOT_FOUND');
  if (role !== GroupRole.Respondent || viewedBy !== undefined) return { ...sharingText, items: [] };
  return { ...sharingText, items: await offered(database.read, me, now) };
}

/**
 * The attributes of the account. Without an account, those that are still shared, so that the respondent can take them
 * back.
 */
async function offered(db: Connection, me: MemberRow, now: Date): Promise<SharedAttribute[]> {
  const shared = new Map(viewAttributes(me.attributes).map(({ key, value }) => [key, value]));
  const own = await ownAttributes(db, me, now);
  if (own) return own.map((attribute) => ({ ...attribute, shared: shared.get(attribute.key) ?? null }));
  return shareable.flatMap(({ key, label }) => {
    const value = shared.get(key);
    return value === undefined ? [] : [{ key, label, value: null, shared: value }];
  });
}

/**
 * Copies the attributes that a respondent agreed to share to the place that hosts read, and records the consent. An
 * empty choice takes all back (rule 6.43). The caller's transaction has locked the respondent's row. Refuses an
 * outdated text with SHARING_TEXT_CHANGED.
 */
export async function shareAttributes(
  tx: Tx,
  { random }: Pick<GroupDeps, 'random'>,
  { me, role, now }: Pick<Visit, 'me' | 'role' | 'now'>,
  { version, keys }: Choice,
): Promise<void> {
  if (role !== GroupRole.Respondent) return;
  if (version !== sharingText.version) refuse('SHARING_TEXT_CHANGED');
  const attributes = keys.length === 0 ? [] : await offered(tx, me, now);
  const agreed = attributes.flatMap(({ key, label, value, shared }) => {
    const seen = value ?? shared;
    return seen !== null && keys.includes(key) ? [{ key, label, value: seen }] : [];
  });
  await writeSharedAttributes(tx, me, agreed, { id: random.uuid(), at: now, ...sharingText });
}
