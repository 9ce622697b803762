import { TaskType } from '@yayan/contract';
import type { Platform } from '../../src/platform/platform.ts';
import {
  type DemoGroup,
  demoGroupTask,
  demoId,
  type DemoSection,
  type DemoVote,
  GROUP_ID,
  memberId,
  readDemoGroup,
} from './demo-group-file.ts';
import { addBoard } from './seed-board.ts';
import type { SeedContext } from './seed-context.ts';
import { addResponse } from './seed-responses.ts';
import { dayOf, startOfDay } from '../../src/platform/calendar.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { insertHost } from '../../src/modules/group/people/group/host-store.ts';
import { planColumns, reachableBy } from '../../src/modules/group/people/group/reward-plan.ts';
import type { NewTask } from '../../src/modules/task/task.ts';
import { addTask } from '../../src/modules/task/tasks.ts';
import { searchVector } from '../../src/modules/group/discussion/guide/search-vector-store.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What the demo group pays (rule 6.29). */
const PLAN = { topicCoins: 60, wholeCoins: 120, capCoins: 500 };

const OPENS_HOUR = 9;
const CLOSES_HOUR = 22;

/** The time at a full hour of a day in Shanghai, on the last day on which it is at or before `moment`. */
function lastHour(moment: Date, hour: number): Date {
  const today = startOfDay(dayOf(moment)).getTime() + hour * HOUR_MS;
  return new Date(today > moment.getTime() ? today - DAY_MS : today);
}

const nextHour = (moment: Date, hour: number): Date =>
  new Date(lastHour(new Date(moment.getTime() - 1), hour).getTime() + DAY_MS);

/**
 * Adds the demo group and its task in one transaction. If the database has them already, they stay unchanged. Throws in
 * production.
 */
export async function seedGroup({
  database,
  clock,
  cipher,
  config,
  random,
}: Pick<Platform, 'database' | 'clock' | 'cipher' | 'config' | 'random'>): Promise<void> {
  if (config.production) throw new Error('The demo group is no part of production');
  const group = await readDemoGroup();
  const now = clock.now().getTime();
  await database.transaction(async (tx) => {
    const at = (day: number): Date => new Date(now + Math.round(day * DAY_MS));
    const seeding: SeedContext = {
      tx,
      at,
      opensAt: (day) => lastHour(at(day), OPENS_HOUR),
      closesAt: (day) => nextHour(at(day), CLOSES_HOUR),
    };
    await addTask(tx, { ...random, uuid: () => demoGroupTask.id }, taskOf(seeding, group), clock.now());
    await insertHost(tx, { memberId: DEMO_MEMBERS.host.id, namedBy: '演示', namedAt: clock.now() });
    if (!(await addGroup(seeding, group))) return;
    await addMembers(seeding, group, cipher);
    for (const [index, topic] of group.topics.entries()) await addTopic(seeding, topic, index);
    await addBoard(seeding, group);
  });
}

const taskOf = (
  { opensAt, closesAt }: SeedContext,
  { task, taskHash, opensDay, closesDay, topics }: DemoGroup,
): NewTask => ({
  ...task,
  hashId: taskHash,
  module: 0,
  type: TaskType.DiscussionGroup,
  cover: null,
  coins: reachableBy(PLAN, topics.length), // As of every hosted group (rule 6.29).
  credit: 0,
  consolationCoins: 0,
  declaredMinutes: null,
  screeningMinutes: null,
  devices: [1, 2, 3],
  cities: [],
  minimumQuality: 40,
  networkLimit: null,
  seats: null,
  startsAt: opensAt(opensDay),
  endsAt: closesAt(closesDay),
});

async function addGroup({ tx, opensAt, closesAt }: SeedContext, group: DemoGroup): Promise<boolean> {
  const added = await tx
    .insertInto('discussion_groups')
    .values({
      id: GROUP_ID,
      task_id: demoGroupTask.id,
      task_hash: group.taskHash,
      name: group.name,
      intro: group.intro,
      rules: group.rules,
      consent_version: group.consent.version,
      consent_text: group.consent.text,
      opens_at: opensAt(group.opensDay),
      closes_at: closesAt(group.closesDay),
      published_at: opensAt(group.opensDay - 1),
      created_at: opensAt(group.opensDay - 1),
      made_by: DEMO_MEMBERS.host.id,
      ...planColumns(PLAN),
      promised_coins: reachableBy(PLAN, group.topics.length),
      // Its respondents have known it since its opening.
      opened_told_at: opensAt(group.opensDay),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function addMembers(
  { tx, at }: SeedContext,
  { members, consent, rules, opensDay }: DemoGroup,
  cipher: Platform['cipher'],
): Promise<void> {
  const seenAt = (isNew: boolean) => (isNew ? null : at(opensDay));
  await tx
    .insertInto('group_members')
    .values(
      members.map((member) => ({
        group_id: GROUP_ID,
        id: memberId(member.name),
        mobile_index: cipher.blindIndex(member.mobile),
        mobile_sealed: cipher.seal(member.mobile),
        role: member.role,
        nickname: member.name,
        avatar: member.avatar ?? null,
        attributes: JSON.stringify(member.attributes),
        invited_at: at(opensDay - 1),
        consent_version: member.isNew ? null : consent.version,
        consented_at: seenAt(member.isNew),
        joined_at: seenAt(member.isNew),
        last_seen_at: seenAt(member.isNew),
      })),
    )
    .execute();
  const agreed = members.filter((member) => !member.isNew);
  await tx
    .insertInto('group_consents')
    .values(
      agreed.map((member) => ({
        group_id: GROUP_ID,
        group_member_id: memberId(member.name),
        version: consent.version,
        text: consent.text,
        rules,
        agreed_at: at(opensDay),
      })),
    )
    .execute();
}

async function addTopic(
  seeding: SeedContext,
  topic: DemoGroup['topics'][number],
  index: number,
): Promise<void> {
  const { tx, at, opensAt, closesAt } = seeding;
  const times = { opens_at: opensAt(topic.opensDay), closes_at: closesAt(topic.closesDay) };
  await tx
    .insertInto('group_topics')
    .values({
      group_id: GROUP_ID,
      id: demoId('topic', index),
      position: index,
      title: topic.title,
      summary: topic.summary,
      ...times,
      published_at: at(-4),
      search: searchVector(topic.title),
      created_at: at(-4),
      // Its respondents have known what opened before.
      opened_told_at: times.opens_at <= at(0) ? times.opens_at : null,
    })
    .execute();
  for (const [place, section] of topic.sections.entries()) {
    const id = demoId('section', index, place);
    await tx
      .insertInto('group_sections')
      .values({
        group_id: GROUP_ID,
        id,
        topic_id: demoId('topic', index),
        position: place,
        title: section.title,
        question: section.question,
        host_note: section.hostNote ?? null,
        min_length: section.minLength,
        visibility: section.visibility,
        ...times,
        search: searchVector(section.title),
        created_at: at(-4),
      })
      .execute();
    await addSectionContent(seeding, section, id);
  }
}

async function addSectionContent(
  seeding: SeedContext,
  section: DemoSection,
  sectionId: string,
): Promise<void> {
  if (section.vote) await addVote(seeding, section.vote, sectionId);
  for (const response of section.responses) await addResponse(seeding, response, sectionId);
}

async function addVote({ tx, at }: SeedContext, vote: DemoVote, sectionId: string): Promise<void> {
  const key = { group_id: GROUP_ID, vote_id: demoId('vote', sectionId) };
  const optionId = (place: number): string => demoId('option', sectionId, place);
  await tx
    .insertInto('group_votes')
    .values({
      group_id: GROUP_ID,
      id: key.vote_id,
      section_id: sectionId,
      title: vote.title,
      kind: vote.kind,
      min_choices: vote.minChoices,
      max_choices: vote.maxChoices,
      results_shown: vote.resultsShown,
    })
    .execute();
  await tx
    .insertInto('group_vote_options')
    .values(
      vote.options.map((option, index) => ({
        ...key,
        id: optionId(index + 1),
        position: index,
        text: option,
      })),
    )
    .execute();
  for (const ballot of vote.ballots) {
    await tx
      .insertInto('group_ballots')
      .values({
        ...key,
        group_member_id: memberId(ballot.by),
        option_ids: ballot.choices.map(optionId),
        cast_at: at(ballot.day),
      })
      .execute();
  }
}
