import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { type Hosting, startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
let lastMobile = 800;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const newId = (): string => system.platform.random.uuid();

/** A group with two invited respondents, by the ids of their invitations. */
async function groupOfTwo() {
  const hosting = await startHosting(system);
  const mobiles = [(lastMobile += 1), (lastMobile += 1)].map((last) => freshMobile(last));
  await hosting.invite(mobiles.join('\n'));
  const people = (await invitations(hosting)).filter(({ role }) => role === 0).map(({ id }) => id);
  return { hosting, mobiles, people, params: { groupId: hosting.groupId } };
}

const invitations = async ({ host, groupId }: Hosting) =>
  (await system.get('listInvitations', { params: { groupId } }, host)).items;

describe('rule 6.25: tags of people', () => {
  it('a tag is added, renamed by its id, and no name stands twice', async () => {
    const { hosting, params } = await groupOfTwo();
    const [one, other] = [newId(), newId()];
    const save = (id: string, name: string) =>
      system.call('savePeopleTag', { params, body: { id, name } }, hosting.host);
    await save(one, '新手妈妈');
    await save(other, '上班族');
    expect((await save(other, ' 新手妈妈 ')).code).toBe(errors.TAG_TAKEN.code);
    expect((await save(one, '妈妈')).code).toBe(200);
    const { items } = await system.get('listPeopleTags', { params }, hosting.host);
    expect(items.map(({ name, people }) => [name, people])).toEqual([
      ['妈妈', 0],
      ['上班族', 0],
    ]);
  });

  it('people get a tag once and lose it; hosts and people of other groups get none', async () => {
    const { hosting, people, params } = await groupOfTwo();
    const foreign = await groupOfTwo();
    const tagId = newId();
    await system.get('savePeopleTag', { params, body: { id: tagId, name: '夜班' } }, hosting.host);
    const self = (await invitations(hosting)).find(({ role }) => role === 1)?.id ?? '';
    const mark = async (personIds: string[], tagged: boolean) =>
      (await system.get('tagPeople', { params, body: { tagId, personIds, tagged } }, hosting.host)).items[0]
        ?.people;
    expect(await mark([...people, self, ...foreign.people], true)).toBe(2);
    expect(await mark(people.slice(0, 1), true)).toBe(2);
    expect(await mark(people.slice(0, 1), false)).toBe(1);
    expect((await invitations(foreign.hosting)).flatMap(({ tagIds }) => tagIds)).toEqual([]);
  });

  it('a tag of another group is unknown', async () => {
    const { hosting, people, params } = await groupOfTwo();
    const foreign = await groupOfTwo();
    const tagId = newId();
    const body = { id: tagId, name: '夜班' };
    await system.get('savePeopleTag', { params: foreign.params, body }, foreign.hosting.host);
    const asked = { params, body: { tagId, personIds: people, tagged: true } };
    expect((await system.call('tagPeople', asked, hosting.host)).code).toBe(errors.TAG_UNKNOWN.code);
  });

  it('nothing that a respondent can read tells of it', async () => {
    const { hosting, mobiles, people, params } = await groupOfTwo();
    const { topics } = await hosting.addTopics([1]);
    const tagId = newId();
    await system.get('savePeopleTag', { params, body: { id: tagId, name: 'canary-tag' } }, hosting.host);
    await system.get('tagPeople', { params, body: { tagId, personIds: people, tagged: true } }, hosting.host);
    await hosting.move('invite');
    await hosting.move('open');
    const respondent = await hosting.enter(mobiles[0] ?? '', '阿木');
    const read = [
      await system.get('getGroupMe', {}, respondent),
      await system.get('listTopics', {}, respondent),
      await system.get('getTopic', { query: { topicId: topics[0]?.id ?? '' } }, respondent),
      await system.get('listGroupMembers', { query: { ids: people } }, respondent),
    ];
    expect(JSON.stringify(read)).not.toMatch(new RegExp(`canary|${tagId}`, 'u'));
  });
});
