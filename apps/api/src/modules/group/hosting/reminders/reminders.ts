import type { Call } from '../../../../call/call.ts';
import { type components, type DataOf, GroupOpenState, GroupRole, SmsKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { formatShortTime } from '../../../../platform/calendar.ts';
import { membersOfMobiles } from '../../../identity/module.ts';
import type { MessageData } from '../../../message/api.ts';
import { templates } from '../../../message/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import { enterAsHost, requireWritable, type Visit } from '../../people/entry/visit.ts';
import type { GuideTopic } from '../../discussion/guide/guide.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { openState } from '../../people/group/open-state.ts';
import { readRespondentProgress, type RespondentProgress } from '../../discussion/guide/progress-store.ts';
import { requireTopic } from '../../discussion/guide/section-access.ts';
import { queueTexts } from '../../people/notices/notify-people.ts';
import { recordReminders, type Remindable, readRemindable } from './reminder-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type Skip = components['schemas']['ReminderSkip']['reason'];

const PAUSE_MS = 12 * 60 * 60_000;
const MOST_A_TOPIC = 3;
const MOST_RESPONDENTS = 5000;

/** A respondent to remind, with the number of answers and replies they owe. */
interface Addressee {
  person: RespondentProgress;
  /** Undefined for a guest without an account. */
  memberId: string | undefined;
  /** Whether they get a text message: members in addition to the message, guests instead of it. */
  byText: boolean;
  open: number;
}

/**
 * Reminds respondents of the answers and replies they owe in a topic (rule 6.35). Returns who was left out and why. A
 * dry run changes nothing and returns what would happen. Refuses observers with FORBIDDEN and people of other groups
 * with NOT_FOUND.
 */
export async function remindGroupMembers(
  deps: GroupDeps,
  { caller, body: { topicId, memberIds, dryRun = false } }: Call<'remindGroupMembers'>,
): Promise<DataOf<'remindGroupMembers'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, now);
    if (visit.role !== GroupRole.Host) refuse('FORBIDDEN');
    requireWritable(visit);
    const topic = requireOpenTopic(requireTopic(await guideOf(deps, visit, tx), topicId), now);
    const { addressees, skipped } = await selectAddressees(tx, deps, visit, topic, memberIds);
    const reached = dryRun ? addressees : await remind(tx, deps, visit, topic, addressees);
    const [first] = reached;
    return {
      reminded: reached.length,
      byText: reached.filter(({ byText }) => byText).length,
      people: reached.map(({ person }) => viewMember(person, deps.mediaUrls)),
      skipped: skipped.map(({ person, reason }) => ({ member: viewMember(person, deps.mediaUrls), reason })),
      message: first === undefined ? null : wordsOf(visit, topic, first),
    };
  });
}

function requireOpenTopic(topic: GuideTopic, now: Date): GuideTopic {
  const state = openState(topic, now);
  if (state === GroupOpenState.Upcoming) refuse('TOPIC_NOT_OPEN');
  return state === GroupOpenState.Closed ? refuse('TOPIC_CLOSED') : topic;
}

const openOf = ({ answered, total, followUpsOwed }: RespondentProgress): number =>
  total - answered + followUpsOwed;

/**
 * Decides whom to remind: the people in `memberIds`, or without it everybody who owes something. Only `memberIds` can
 * produce skipped people who owe nothing.
 */
async function selectAddressees(
  tx: Tx,
  { texts }: GroupDeps,
  { group, now }: Visit,
  topic: GuideTopic,
  memberIds: readonly string[] | undefined,
): Promise<{ addressees: Addressee[]; skipped: { person: RespondentProgress; reason: Skip }[] }> {
  const query = { groupId: group.id, topicId: topic.id, now, limit: MOST_RESPONDENTS };
  const everybody = await readRespondentProgress(tx, query);
  const chosen = memberIds && new Set(memberIds);
  const people = everybody.filter((person) => (chosen ? chosen.has(person.id) : openOf(person) > 0));
  if (chosen && people.length < chosen.size) refuse('NOT_FOUND');
  const known = new Map((await readRemindable(tx, group.id, topic.id)).map((each) => [each.id, each]));
  const accounts = await membersOfMobiles(
    tx,
    [...known.values()].map(({ mobileIndex }) => mobileIndex),
  );
  const addressees: Addressee[] = [];
  const skipped: { person: RespondentProgress; reason: Skip }[] = [];
  for (const person of people) {
    const each = known.get(person.id);
    const memberId = each && (each.memberId ?? accounts.get(each.mobileIndex));
    const byText = texts?.isOn === true && each !== undefined && each.textsAgreedAt !== null;
    const reason = skipReason(person, each, now);
    if (reason !== undefined) skipped.push({ person, reason });
    else if (memberId === undefined && !byText) skipped.push({ person, reason: 'noAccount' });
    else addressees.push({ person, memberId, byText, open: openOf(person) });
  }
  return { addressees, skipped };
}

function skipReason(person: RespondentProgress, each: Remindable | undefined, now: Date): Skip | undefined {
  if (openOf(person) === 0) return 'nothingOwed';
  if (each?.remindedAt && each.remindedAt > pauseBefore(now)) return 'recentlyReminded';
  return each && each.sends >= MOST_A_TOPIC ? 'oftenReminded' : undefined;
}

const pauseBefore = (now: Date): Date => new Date(now.getTime() - PAUSE_MS);

/** Records the reminders, and writes to everybody whom no other host has just reminded. */
async function remind(
  tx: Tx,
  deps: GroupDeps,
  visit: Visit,
  topic: GuideTopic,
  addressees: readonly Addressee[],
): Promise<Addressee[]> {
  const { group, now } = visit;
  const ids = addressees.map(({ person }) => person.id);
  const times = { at: now, since: pauseBefore(now) };
  const noted = await recordReminders(tx, { groupId: group.id, topicId: topic.id, ids, ...times });
  const reached = addressees.filter(({ person }) => noted.has(person.id));
  for (const addressee of reached) {
    const { id } = addressee.person;
    if (addressee.memberId === undefined) continue;
    await deps.messages?.write(tx, {
      memberId: addressee.memberId,
      event: 'groupReminded',
      key: `group-reminder:${topic.id}:${id}:${noted.get(id)}`,
      data: dataOf(visit, topic, addressee),
    });
  }
  const byText = reached.filter((each) => each.byText);
  const words = ({ person, open }: Addressee) => ({
    personId: person.id,
    key: `group-reminder:${topic.id}:${noted.get(person.id)}`,
    kind: SmsKind.GroupReminder,
    what: `还有 ${open} 题等你回答，${formatShortTime(topic.closesAt)} 截止`,
  });
  await queueTexts(tx, deps, group.id, byText.map(words));
  return reached;
}

const dataOf = (
  { group }: Visit,
  { closesAt }: GuideTopic,
  { open }: Addressee,
): MessageData<'groupReminded'> => ({
  name: group.name,
  open,
  closesAt,
  link: `/topic/list/${group.task_hash}`,
});

function wordsOf(visit: Visit, topic: GuideTopic, addressee: Addressee): { title: string; body: string } {
  const { title, body } = templates.groupReminded.text(dataOf(visit, topic, addressee));
  return { title, body };
}
