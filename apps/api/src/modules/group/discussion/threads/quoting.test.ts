import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
  type TestSection,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let author: TestGroupMember;
let reader: TestGroupMember;
let host: TestGroupMember;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  author = await group.addMember(GroupRole.Respondent);
  reader = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
});

const WORDS = '三分钟就能走';
const quotedText = `楼下的豆浆油条，${WORDS}到。`;

const respond = async (as: TestGroupMember, sectionId: string, content: string): Promise<string> => {
  const body = { clientId: crypto.randomUUID(), sectionId, content, attachments: [] };
  return (await groups.get('createResponse', { body }, as)).id;
};
const said = (under: string, responseId: string, text = WORDS, more: object = {}) => ({
  params: { id: under },
  body: { clientId: crypto.randomUUID(), content: '我也是这样', quote: { responseId, text }, ...more },
});
const edit = (as: TestGroupMember, id: string, content: string) =>
  groups.get('editResponse', { body: { id, content, attachments: [] } }, as);
const quoteIn = async (as: TestGroupMember, responseId: string) =>
  (await groups.get('getFollowUpThread', { query: { responseId } }, as)).items[0]?.quote;

/** A section in which `author` wrote the quoted answer and `reader` another one. */
async function answered(section: TestSection = {}) {
  const topic = await group.addTopic();
  const sectionId = await topic.addSection(section);
  const quoted = await respond(author, sectionId, quotedText);
  const own = await respond(reader, sectionId, '我自己在家煮粥喝');
  return { topicId: topic.id, sectionId, quoted, own };
}

describe('a quote in a reply (rule 6.51)', () => {
  it('shows the words with their answer and author, in the thread and in the list of the section', async () => {
    const { sectionId, quoted, own } = await answered();
    const reply = await groups.get('createFollowUp', said(own, quoted), reader);
    const shown = { state: 'current', responseId: quoted, author: { id: author.id }, text: WORDS };
    expect(reply.quote).toMatchObject(shown);
    expect(await quoteIn(author, own)).toMatchObject(shown);
    const { items } = await groups.get('listResponses', { query: { sectionId } }, author);
    expect(items.find(({ id }) => id === own)?.followUps[0]?.quote).toMatchObject(shown);
  });

  it('is left out of a reply that quotes nothing', async () => {
    const { own } = await answered();
    const body = { clientId: crypto.randomUUID(), content: '补充一句' };
    const reply = await groups.get('createFollowUp', { params: { id: own }, body }, reader);
    expect(reply).not.toHaveProperty('quote');
  });

  it('says that its answer was edited, and loses its words once the author took them out', async () => {
    const { topicId, quoted, own } = await answered();
    await groups.get('createFollowUp', said(own, quoted), reader);
    const onPage = async () => {
      const topic = await groups.get('getTopic', { query: { topicId, answers: true } }, author);
      const answers = topic.sections[0]?.answers?.items ?? [];
      return answers.find(({ id }) => id === own)?.followUps[0]?.quote;
    };
    expect(await onPage()).toMatchObject({ state: 'current', text: WORDS });
    await edit(author, quoted, `${quotedText}周末会自己做。`);
    expect(await onPage()).toMatchObject({ state: 'edited', text: WORDS });
    await edit(author, quoted, '改口了：其实我不吃早饭。');
    expect(await onPage()).toMatchObject({ state: 'reworded', responseId: quoted, text: '' });
    expect(await quoteIn(host, own)).toMatchObject({ state: 'reworded', text: '' });
  });

  it('has no words for anybody while its answer is deleted', async () => {
    const { quoted, own } = await answered();
    await groups.get('createFollowUp', said(own, quoted), reader);
    await groups.get('deleteResponses', { body: { ids: [quoted], reason: '含联系方式' } }, host);
    for (const as of [author, reader, host]) {
      const thread = await groups.get('getFollowUpThread', { query: { responseId: own } }, as);
      expect(thread.items[0]?.quote).toMatchObject({ state: 'removed', text: '' });
      expect(JSON.stringify(thread)).not.toContain(WORDS);
    }
    expect(await groups.outcome('createFollowUp', said(own, quoted), host)).toBe('NOT_FOUND');
  });

  it('is stored only if the answer contains the words now', async () => {
    const { quoted, own } = await answered();
    expect(await groups.outcome('createFollowUp', said(own, quoted, '编出来的话'), reader)).toBe(
      'QUOTE_STALE',
    );
    expect(await groups.outcome('createFollowUp', said(own, quoted, '　 '), reader)).toBe('FIELD_WRONG');
    const thread = await groups.get('getFollowUpThread', { query: { responseId: own } }, reader);
    expect(thread.items).toEqual([]);
  });

  it('refers to answers of the same section alone, so that no other section is revealed', async () => {
    const { own } = await answered();
    const elsewhere = await answered({ visibility: 'answerFirst' });
    expect(await groups.outcome('createFollowUp', said(own, elsewhere.quoted), host)).toBe('NOT_FOUND');
  });

  it('of an answer for hosts only reaches no other respondent', async () => {
    const { quoted, own } = await answered({ visibility: 'hostsOnly' });
    expect(await groups.outcome('createFollowUp', said(own, quoted), reader)).toBe('NOT_FOUND');
    const toAuthor = said(own, quoted, WORDS, { audience: 'author' });
    expect(await groups.outcome('createFollowUp', toAuthor, host)).toBe('QUOTE_HIDDEN');
    const note = said(own, quoted, WORDS, { audience: 'backRoom' });
    expect(await groups.outcome('createFollowUp', note, host)).toBe('OK');
    const ownWords = said(quoted, quoted, WORDS, { audience: 'author' });
    expect(await groups.outcome('createFollowUp', ownWords, host)).toBe('OK');
  });

  it('is hidden from a respondent once the section was narrowed to hosts', async () => {
    const { sectionId, quoted, own } = await answered();
    await groups.get('createFollowUp', said(own, quoted), host);
    await groups.platform.database.read
      .updateTable('group_sections')
      .set({ visibility: 'hostsOnly' })
      .where('id', '=', sectionId)
      .execute();
    expect(await quoteIn(reader, own)).toEqual({ state: 'hidden', responseId: null, author: null, text: '' });
    expect(await quoteIn(host, own)).toMatchObject({ state: 'current', text: WORDS });
  });
});
