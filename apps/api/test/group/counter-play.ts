import { sql } from 'kysely';
import { expect } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { seededRandom } from '../seeded-random.ts';
import { type Audience, CounterModel, type Visibility } from './counter-model.ts';
import type { TestGroup, TestGroupMember, TestGroups } from './group-world.ts';

/** The people of the play, and their group. */
interface Cast {
  groups: TestGroups;
  group: TestGroup;
  people: readonly TestGroupMember[];
  host: TestGroupMember;
  observer: TestGroupMember;
  sections: readonly string[];
}

/** People of a group who take random steps, while a model counts along. */
export class CounterPlay {
  readonly model = new CounterModel();
  readonly #groups: TestGroups;
  readonly group: TestGroup;
  readonly people: readonly TestGroupMember[];
  readonly host: TestGroupMember;
  readonly observer: TestGroupMember;
  readonly sections: readonly string[];
  readonly #random;
  constructor({ groups, group, people, host, observer, sections }: Cast, seed: number) {
    this.#groups = groups;
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
    this.#groups.clock.advance(1000);
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
    const outcome = await this.#groups.outcome('createResponse', { body }, one);
    const isGone = model.withdrawn.has(one.id);
    expect(outcome).toBe(isGone ? 'UNAUTHORISED' : stands ? 'ALREADY_ANSWERED' : 'OK');
    if (isGone || stands) return;
    const row = await this.#groups.deps.database.read
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
        expect(await this.#groups.outcome('createFollowUp', asked, speaker)).toBe('FORBIDDEN');
        return;
      }
      // Nobody could read or answer it any more (rule 6.54).
      if (model.withdrawn.has(answer.author) && (audience === 'author' || mustAnswer)) {
        expect(await this.#groups.outcome('createFollowUp', asked, speaker)).toBe('RESPONDENT_LEFT');
        return;
      }
      const { id } = await this.#groups.get('createFollowUp', asked, speaker);
      model.followUps.push({
        id,
        answer,
        author: speaker.id,
        audience,
        isReply: false,
        isOpen: mustAnswer,
        at: model.step,
      });
      // A host who asks has read this answer (rule 6.60).
      if (speaker === host && audience !== 'backRoom') model.readAlone(host.id, answer);
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
    const { id } = await this.#groups.get('createFollowUp', { params, body: reply }, speaker);
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
    const { items } = await this.#groups.get('markSectionsRead', { body: { sections } }, reader);
    for (const answer of chosen) {
      const { section } = answer;
      model.read(reader.id, answer);
      const item = items.find(({ sectionId }) => sectionId === section);
      expect(item?.unread).toBe(model.unread(reader.id, section, roleIn(this, reader)));
    }
  }

  /** Deletes an answer, restores it if no newer one replaced it, or deletes it so that it still counts. */
  async #remove(): Promise<void> {
    const { model } = this;
    if (model.answers.length === 0) return;
    const answer = this.#pick(model.answers);
    const stands = model
      .of(answer.section)
      .some((one) => one !== answer && one.author === answer.author && !one.deleted);
    if (answer.deleted && stands) return;
    const counts = !answer.deleted && this.#random.int(3) === 0;
    const at = answer.deleted ? null : this.#groups.clock.now();
    await sql`update group_responses set deleted_at = ${at}::timestamptz, counts_deleted = ${counts},
      delete_reason = ${at && '测试'}, deleted_by = ${at && this.host.id}::uuid
      where id = ${answer.id}`.execute(this.#groups.deps.database.read);
    answer.deleted = !answer.deleted;
    answer.counts = counts;
  }

  async #withdraw(): Promise<void> {
    const one = this.#pick(this.people);
    const isBack = this.model.withdrawn.delete(one.id);
    if (!isBack) this.model.withdrawn.add(one.id);
    await sql`update group_members set withdrawn_at = ${isBack ? null : this.#groups.clock.now()}::timestamptz
      where id = ${one.id}`.execute(this.#groups.deps.database.read);
  }

  async #change(): Promise<void> {
    const section = this.#pick(this.sections);
    const visibility = this.#pick<Visibility>(['everyone', 'answerFirst', 'hostsOnly']);
    this.model.visibility.set(section, visibility);
    await sql`update group_sections set visibility = ${visibility} where id = ${section}`.execute(
      this.#groups.deps.database.read,
    );
  }
}

/** The role of a person of the play in the group. */
export const roleIn = ({ host, observer }: CounterPlay, { id }: TestGroupMember): GroupRole => {
  if (id === host.id) return GroupRole.Host;
  return id === observer.id ? GroupRole.Observer : GroupRole.Respondent;
};

/** Starts a play in a new group. */
export async function beginPlay(groups: TestGroups, seed: number): Promise<CounterPlay> {
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
  const play = new CounterPlay({ groups, group, people, host, observer, sections }, seed);
  for (const [index, section] of sections.entries())
    play.model.visibility.set(section, kinds[index] ?? 'everyone');
  return play;
}
