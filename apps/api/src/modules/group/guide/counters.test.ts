import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DataOf, GroupRole } from '@yayan/contract';
import { seededRandom } from '../../../testing/seeded-random.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../test/group-world.ts';
import { groupCounters } from '../reconcile-counters.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());

type Visibility = 'everyone' | 'answerFirst' | 'hostsOnly';
type Audience = 'everyone' | 'author' | 'backRoom';

interface Answer {
  id: string;
  section: string;
  author: string;
  place: number;
  deleted: boolean;
  counts: boolean;
}
interface FollowUp {
  id: string;
  answer: Answer;
  author: string;
  audience: Audience;
  isReply: boolean;
  isOpen: boolean;
  at: number;
}

/** A group as plain lists, in which everything is counted afresh. */
class Model {
  readonly answers: Answer[] = [];
  readonly followUps: FollowUp[] = [];
  readonly visibility = new Map<string, Visibility>();
  readonly reads = new Map<string, { place: number; at: number }>();
  readonly withdrawn = new Set<string>();
  step = 0;

  readonly isUnlocked = (who: string, section: string): boolean => {
    const visibility = this.visibility.get(section);
    if (visibility === 'hostsOnly') return false;
    return visibility === 'everyone' || this.of(section).some(({ author }) => author === who);
  };

  readonly of = (section: string): Answer[] => this.answers.filter((answer) => answer.section === section);

  readonly hasAnswered = (who: string, section: string): boolean =>
    this.of(section).some((answer) => answer.author === who && (!answer.deleted || answer.counts));

  readonly owed = (who: string, section: string): number =>
    this.followUps.filter(
      ({ answer, isOpen }) =>
        isOpen && answer.section === section && answer.author === who && !answer.deleted,
    ).length;

  readonly unread = (who: string, section: string, role: GroupRole): number => {
    const read = this.reads.get(`${who} ${section}`) ?? { place: 0, at: 0 };
    const isRespondent = role === GroupRole.Respondent;
    const sees = (answer: Answer) => !isRespondent || this.isUnlocked(who, section) || answer.author === who;
    const hears = ({ audience, answer, isReply }: FollowUp) => {
      if (!isRespondent) return isReply && (role === GroupRole.Host || audience !== 'author');
      return audience === 'everyone' || (audience === 'author' && answer.author === who);
    };
    const answers = this.of(section).filter(
      (answer) => !answer.deleted && sees(answer) && answer.author !== who && answer.place > read.place,
    );
    const said = this.followUps.filter(
      (one) =>
        one.answer.section === section &&
        !one.answer.deleted &&
        sees(one.answer) &&
        one.author !== who &&
        one.at > read.at &&
        hears(one),
    );
    return answers.length + said.length;
  };
}

interface Cast {
  group: TestGroup;
  people: readonly TestGroupMember[];
  host: TestGroupMember;
  observer: TestGroupMember;
  sections: readonly string[];
}

class Play {
  readonly model = new Model();
  readonly group: TestGroup;
  readonly people: readonly TestGroupMember[];
  readonly host: TestGroupMember;
  readonly observer: TestGroupMember;
  readonly sections: readonly string[];
  readonly #random;
  constructor({ group, people, host, observer, sections }: Cast, seed: number) {
    this.group = group;
    this.people = people;
    this.host = host;
    this.observer = observer;
    this.sections = sections;
    this.#random = seededRandom(seed);
  }

  #pick<T>(of: readonly T[]): T {
    const picked = of[this.#random.int(of.length)];
    if (picked === undefined) throw new Error('Nothing to pick');
    return picked;
  }

  async turn(): Promise<void> {
    this.model.step += 1;
    groups.clock.advance(1000);
    const moves = [
      () => this.#answer(),
      () => this.#answer(),
      () => this.#answer(),
      () => this.#say(),
      () => this.#say(),
      () => this.#read(),
      () => this.#read(),
      () => this.#remove(),
      () => this.#withdraw(),
      () => this.#change(),
    ];
    await this.#pick(moves)();
  }

  async #answer(): Promise<void> {
    const { model } = this;
    const [one, section] = [this.#pick(this.people), this.#pick(this.sections)];
    const body = { clientId: crypto.randomUUID(), sectionId: section, content: '豆浆', attachments: [] };
    const stands = model.of(section).some(({ author, deleted }) => author === one.id && !deleted);
    const outcome = await groups.outcome('createResponse', { body }, one);
    const isGone = model.withdrawn.has(one.id);
    expect(outcome).toBe(isGone ? 'UNAUTHORISED' : stands ? 'ALREADY_ANSWERED' : 'OK');
    if (isGone || stands) return;
    const row = await groups.deps.database.read
      .selectFrom('group_responses')
      .select('id')
      .where('client_id', '=', body.clientId)
      .executeTakeFirstOrThrow();
    const place = model.of(section).length + 1;
    model.answers.push({ id: row.id, section, author: one.id, place, deleted: false, counts: false });
  }

  async #say(): Promise<void> {
    const { model, host, observer } = this;
    if (model.answers.length === 0) return;
    const answer = this.#pick(model.answers);
    if (answer.deleted) return;
    const audience = this.#pick<Audience>(['everyone', 'author', 'backRoom']);
    const speaker = this.#pick([host, observer, ...this.people]);
    const body = { clientId: crypto.randomUUID(), content: '为什么？' };
    const params = { id: answer.id };
    if (speaker === host || speaker === observer) {
      const mustAnswer = audience !== 'backRoom' && this.#random.int(2) === 0;
      const asked = { params, body: { ...body, audience, ...(mustAnswer && { mustAnswer }) } };
      const isAllowed = speaker === host || audience === 'backRoom';
      if (!isAllowed) {
        expect(await groups.outcome('createFollowUp', asked, speaker)).toBe('FORBIDDEN');
        return;
      }
      const { id } = await groups.get('createFollowUp', asked, speaker);
      model.followUps.push({
        id,
        answer,
        author: speaker.id,
        audience,
        isReply: false,
        isOpen: mustAnswer,
        at: model.step,
      });
      return;
    }
    if (model.withdrawn.has(speaker.id)) return;
    const mayRead = speaker.id === answer.author || model.isUnlocked(speaker.id, answer.section);
    if (!mayRead) return;
    const asked = model.followUps.filter(
      (one) => one.answer === answer && one.author === host.id && one.audience !== 'backRoom',
    );
    const target = speaker.id === answer.author && asked.length > 0 ? this.#pick(asked) : undefined;
    const reply = { ...body, ...(target && { replyToId: target.id }) };
    const { id } = await groups.get('createFollowUp', { params, body: reply }, speaker);
    if (target) target.isOpen = false;
    const heard = target?.audience ?? 'everyone';
    model.followUps.push({
      id,
      answer,
      author: speaker.id,
      audience: heard,
      isReply: true,
      isOpen: false,
      at: model.step,
    });
  }

  async #read(): Promise<void> {
    const { model } = this;
    const reader = this.#pick([this.host, this.observer, ...this.people]);
    const chosen = this.sections.flatMap((section) => {
      const mayRead =
        reader === this.host || reader === this.observer || model.isUnlocked(reader.id, section);
      const here = mayRead ? model.of(section) : [];
      return here.length > 0 && this.#random.int(2) === 0 ? [this.#pick(here)] : [];
    });
    if (chosen.length === 0 || model.withdrawn.has(reader.id)) return;
    const sections = chosen.map(({ section, id }) => ({ sectionId: section, responseId: id }));
    const { items } = await groups.get('markSectionsRead', { body: { sections } }, reader);
    for (const { section, place } of chosen) {
      const before = model.reads.get(`${reader.id} ${section}`)?.place ?? 0;
      model.reads.set(`${reader.id} ${section}`, { place: Math.max(before, place), at: model.step });
      const item = items.find(({ sectionId }) => sectionId === section);
      expect(item?.unread).toBe(model.unread(reader.id, section, roleIn(this, reader)));
    }
  }

  /** Deletes an answer, or restores it where nothing took its place, or lets it count. */
  async #remove(): Promise<void> {
    const { model } = this;
    if (model.answers.length === 0) return;
    const answer = this.#pick(model.answers);
    const stands = model
      .of(answer.section)
      .some((one) => one !== answer && one.author === answer.author && !one.deleted);
    if (answer.deleted && stands) return;
    const counts = !answer.deleted && this.#random.int(3) === 0;
    const at = answer.deleted ? null : groups.clock.now();
    await sql`update group_responses set deleted_at = ${at}::timestamptz, counts_deleted = ${counts},
      delete_reason = ${at && '测试'}, deleted_by = ${at && this.host.id}::uuid
      where id = ${answer.id}`.execute(groups.deps.database.read);
    answer.deleted = !answer.deleted;
    answer.counts = counts;
  }

  async #withdraw(): Promise<void> {
    const one = this.#pick(this.people);
    const isBack = this.model.withdrawn.delete(one.id);
    if (!isBack) this.model.withdrawn.add(one.id);
    await sql`update group_members set withdrawn_at = ${isBack ? null : groups.clock.now()}::timestamptz
      where id = ${one.id}`.execute(groups.deps.database.read);
  }

  async #change(): Promise<void> {
    const section = this.#pick(this.sections);
    const visibility = this.#pick<Visibility>(['everyone', 'answerFirst', 'hostsOnly']);
    this.model.visibility.set(section, visibility);
    await sql`update group_sections set visibility = ${visibility} where id = ${section}`.execute(
      groups.deps.database.read,
    );
  }
}

const roleIn = ({ host, observer }: Play, { id }: TestGroupMember): GroupRole => {
  if (id === host.id) return GroupRole.Host;
  return id === observer.id ? GroupRole.Observer : GroupRole.Respondent;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function begin(seed: number): Promise<Play> {
  const group = await groups.addGroup();
  const people = [];
  for (let count = 0; count < 4; count += 1) people.push(await group.addMember(GroupRole.Respondent));
  const host = await group.addMember(GroupRole.Host);
  const observer = await group.addMember(GroupRole.Observer);
  const sections: string[] = [];
  const kinds: Visibility[] = ['everyone', 'answerFirst', 'hostsOnly', 'answerFirst', 'everyone'];
  const topics = [await group.addTopic(), await group.addTopic()];
  for (const [index, visibility] of kinds.entries()) {
    const section = await topics[index % 2]?.addSection({ visibility });
    if (section !== undefined) sections.push(section);
  }
  const play = new Play({ group, people, host, observer, sections }, seed);
  for (const [index, section] of sections.entries())
    play.model.visibility.set(section, kinds[index] ?? 'everyone');
  return play;
}

async function comparePeople({ model, people, sections }: Play): Promise<void> {
  for (const one of people.filter(({ id }) => !model.withdrawn.has(id))) {
    const { items, owed } = await groups.get('listTopics', {}, one);
    const unanswered = sections.filter((section) => !model.hasAnswered(one.id, section));
    expect(owed.unanswered).toBe(unanswered.length);
    expect(owed.followUps).toBe(sum(sections.map((section) => model.owed(one.id, section))));
    for (const topic of items) {
      const ids = topic.sections.map(({ id }) => id);
      const unread = sum(ids.map((section) => model.unread(one.id, section, GroupRole.Respondent)));
      const answered = ids.map((section) => model.hasAnswered(one.id, section));
      expect([topic.unread, ...topic.sections.map((section) => section.answered)]).toEqual([
        unread,
        ...answered,
      ]);
      const { sections: shown } = await groups.get(
        'getTopic',
        { query: { topicId: topic.id, answers: true } },
        one,
      );
      for (const { id, responses, answers } of shown) {
        const kept = model.of(id).filter(({ deleted }) => !deleted).length;
        const isUnlocked = model.isUnlocked(one.id, id);
        const isHostsOnly = model.visibility.get(id) === 'hostsOnly';
        expect(responses).toMatchObject({
          locked: !isUnlocked,
          count: isHostsOnly ? null : kept,
          unread: isUnlocked ? model.unread(one.id, id, GroupRole.Respondent) : 0,
        });
        expect(answers?.items.map((item) => item.id)).toEqual(
          isUnlocked
            ? model
                .of(id)
                .map((answer) => answer.id)
                .slice(0, 20)
            : undefined,
        );
      }
    }
  }
}

async function compareStaff(play: Play): Promise<void> {
  const { model, people, sections, host, observer } = play;
  const active = people.filter(({ id }) => !model.withdrawn.has(id));
  for (const who of [host, observer]) {
    const role = roleIn(play, who);
    const { items, progress }: DataOf<'listHostTopics'> = await groups.get('listHostTopics', {}, who);
    const expected = (ids: readonly string[]) => ({
      respondents: active.length,
      answered: active.filter(({ id }) => ids.every((section) => model.hasAnswered(id, section))).length,
      responses: sum(ids.map((section) => model.of(section).filter(({ deleted }) => !deleted).length)),
      unread: sum(ids.map((section) => model.unread(who.id, section, role))),
      followUpsOpen: model.followUps.filter(
        ({ answer, isOpen, audience }) =>
          isOpen &&
          !answer.deleted &&
          ids.includes(answer.section) &&
          (who === host || audience !== 'author'),
      ).length,
    });
    expect(progress).toEqual(expected(sections));
    for (const topic of items) {
      const detail = await groups.get('getHostTopic', { query: { topicId: topic.id } }, who);
      const ids = detail.sections.map(({ id }) => id);
      expect(topic.progress).toEqual(expected(ids));
      for (const section of detail.sections) expect(section.progress).toEqual(expected([section.id]));
    }
  }
}

it.each([1, 2, 3])(
  'after any operations every count equals a count afresh (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const play = await begin(seed);
    for (let turn = 1; turn <= 120; turn += 1) {
      await play.turn();
      if (turn % 30 > 0) continue;
      await comparePeople(play);
      await compareStaff(play);
    }
    expect(await groupCounters.run(groups.deps.database.read)).toEqual([]);
  },
);

it('the check names what differs, and a recount repairs it', async () => {
  const play = await begin(4);
  for (let turn = 0; turn < 40; turn += 1) await play.turn();
  const db = groups.deps.database.read;
  const [section = ''] = play.sections;
  await sql`update group_section_counts set answered = answered + 1 where section_id = ${section}`.execute(
    db,
  );
  await sql`update group_members set standing = ''::bytea where group_id = ${play.group.id}`.execute(db);
  const details = (await groupCounters.run(db)).map(({ detail }) => detail);
  expect(details.some((detail) => detail.includes(`section ${section}`))).toBe(true);
  expect(details.some((detail) => detail.startsWith('person '))).toBe(true);
  await sql`select group_recount(${play.group.id}::uuid) as repaired`.execute(db);
  expect(await groupCounters.run(db)).toEqual([]);
  await compareStaff(play);
});
