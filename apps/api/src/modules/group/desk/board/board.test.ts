import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole, type QueryOf } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { readWorkbook } from '../../../../../test/read-workbook.ts';
import { unzip } from '../../../../../test/unzip.ts';
import { downloadQuotes } from './download-quotes.ts';

let groups: TestGroups;
let group: TestGroup;
let sectionId: string;
let one: TestGroupMember;
let two: TestGroupMember;
let host: TestGroupMember;
let observer: TestGroupMember;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  two = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  observer = await group.addMember(GroupRole.Observer);
  sectionId = await (await group.addTopic()).addSection();
});

/** Puts the words 豆浆油条 of an answer on the board. Returns the quote. */
async function quote(
  as: TestGroupMember,
  content = '楼下的豆浆油条',
): Promise<{ id: string; answer: string }> {
  const body = { clientId: crypto.randomUUID(), sectionId, content, attachments: [] };
  const answer = (await groups.get('createResponse', { body }, as)).id;
  const passage = { start: content.indexOf('豆浆'), end: content.indexOf('豆浆') + 4, wording: 0 };
  const { items } = await groups.get('addQuote', { body: { responseId: answer, passage } }, host);
  return { id: items.at(-1)?.id ?? '', answer };
}

const board = (as = host) => groups.get('listQuotes', {}, as);
const finding = (id: string, title: string, more: object = {}) => ({
  body: { id, title, sentence: `${title}的说明`, ...more },
});
const code = (id: string, codes: readonly string[], findingId: string | null = null) => ({
  body: { id, codes: [...codes], findingId },
});

const callerOf = (member: TestGroupMember, role: 0 | 1 | 2) => ({
  kind: 'group' as const,
  groupId: group.id,
  groupMemberId: member.id,
  role,
  sessionId: crypto.randomUUID(),
});
const download = async (query: QueryOf<'downloadQuotes'>, as = host): Promise<Buffer> => {
  const { content } = await downloadQuotes(groups.deps, callerOf(as, as === observer ? 2 : 1), query);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const documentOf = async (as = host): Promise<string> => {
  const files = unzip(await download({ format: 'docx' }, as));
  return `${files.get('word/document.xml')?.toString() ?? ''}${files.get('word/_rels/document.xml.rels')?.toString() ?? ''}`;
};

describe('codes and findings (rule 6.52)', () => {
  it('hosts code quotes, and gather them into findings in their order; observers read them', async () => {
    const [first, second] = [await quote(one), await quote(two, '家里自己磨豆浆油条不买')];
    const [near, home] = [crypto.randomUUID(), crypto.randomUUID()];
    await groups.get('saveFinding', finding(near, '近'), host);
    await groups.get('saveFinding', finding(home, '在家'), host);
    await groups.get('codeQuote', code(first.id, [' 图方便 ', '图方便', '离家近'], near), host);
    await groups.get('saveFinding', finding(home, '在家做', { place: 0 }), host);
    const seen = await board(observer);
    expect(seen.findings.map(({ id, title }) => [id, title])).toEqual([
      [home, '在家做'],
      [near, '近'],
    ]);
    expect(seen.items.map(({ id, codes, findingId }) => [id, codes, findingId])).toEqual([
      [first.id, ['图方便', '离家近'], near],
      [second.id, [], null],
    ]);
  });

  it('a removed finding leaves its quotes on the board, and may be removed again', async () => {
    const { id } = await quote(one);
    const near = crypto.randomUUID();
    await groups.get('saveFinding', finding(near, '近'), host);
    await groups.get('codeQuote', code(id, ['近'], near), host);
    await groups.get('removeFinding', { body: { id: near } }, host);
    const after = await groups.get('removeFinding', { body: { id: near } }, host);
    expect(after).toMatchObject({ findings: [], items: [{ id, codes: ['近'], findingId: null }] });
  });

  it('at most 50 findings, and the refused one is not stored', async () => {
    for (let n = 0; n < 50; n += 1)
      await groups.get('saveFinding', finding(crypto.randomUUID(), `结论${n}`), host);
    expect(await groups.outcome('saveFinding', finding(crypto.randomUUID(), '再一条'), host)).toBe(
      'FINDINGS_FULL',
    );
    expect((await board()).findings).toHaveLength(50);
    expect(await groups.outcome('saveFinding', finding(crypto.randomUUID(), '　'), host)).toBe('FIELD_WRONG');
  });

  it('nobody but hosts of the group changes the board', async () => {
    const { id } = await quote(one);
    const stranger = await (await groups.addGroup()).addMember(GroupRole.Host);
    const body = { id: crypto.randomUUID() };
    for (const as of [one, observer]) {
      expect(await groups.outcome('codeQuote', code(id, ['x']), as)).toBe('FORBIDDEN');
      expect(await groups.outcome('saveFinding', finding(body.id, '近'), as)).toBe('FORBIDDEN');
      expect(await groups.outcome('removeFinding', { body }, as)).toBe('FORBIDDEN');
    }
    expect(await groups.outcome('codeQuote', code(id, ['x']), stranger)).toBe('NOT_FOUND');
    expect(await groups.outcome('codeQuote', code(id, ['x'], body.id), host)).toBe('NOT_FOUND');
    expect(await groups.outcome('downloadQuotes', { query: { format: 'docx' } }, one)).toBe('FORBIDDEN');
    expect((await board()).items[0]).toMatchObject({ codes: [], findingId: null });
  });
});

describe('the file of the board (rule 6.52)', () => {
  it('as a document: findings, words, codes, the version of the answer, and a link to it', async () => {
    const { id, answer } = await quote(one, '楼下的豆浆油条 <三分钟> & 更近');
    const near = crypto.randomUUID();
    await groups.get('saveFinding', finding(near, '近 & 快'), host);
    await groups.get('codeQuote', code(id, ['图方便'], near), host);
    const document = await documentOf();
    for (const text of ['近 &amp; 快', '“豆浆油条”', '编码：图方便', '回答的第 1 版'])
      expect(document).toContain(text);
    expect(document).toContain(`/bbs-response?open=${answer}"`);
    expect(document).not.toContain('没有归入结论');
    expect((await groups.get('listGroupDownloads', {}, host)).items[0]).toMatchObject({
      kind: 'quotes',
      rows: 1,
    });
  });

  it('as a workbook with the same rows', async () => {
    const { answer } = await quote(one);
    await groups.get('editResponse', { body: { id: answer, content: '改成了小米粥', attachments: [] } }, one);
    const { sheets } = readWorkbook(await download({ format: 'xlsx' }));
    const [heading, row] = sheets[0]?.rows ?? [];
    expect(heading?.slice(0, 4)).toEqual(['结论', '结论说明', '金句', '编码']);
    expect(row?.[2]).toBe('豆浆油条');
    expect(row?.slice(7, 9)).toEqual(['1', '是']);
    expect(row?.[9]).toMatch(new RegExp(`/bbs-response\\?open=${answer}$`, 'u'));
  });

  it('names respondents by code for observers', async () => {
    await quote(one);
    expect(await documentOf(observer)).toMatch(/R-[0-9A-V]{8}/u);
  });

  it('quotes of deleted answers and of people who left are on the board and in files no more', async () => {
    const [first, second] = [await quote(one), await quote(two, '家里自己磨豆浆油条不买')];
    await groups.get('deleteResponses', { body: { ids: [first.answer], reason: '联系方式' } }, host);
    expect((await board()).items.map(({ id }) => id)).toEqual([second.id]);
    await groups.platform.database.read
      .updateTable('group_members')
      .set({ withdrawn_at: groups.clock.now() })
      .where('id', '=', two.id)
      .execute();
    expect((await board()).items).toEqual([]);
    expect(await documentOf()).not.toContain('豆浆');
    expect(await groups.outcome('codeQuote', code(second.id, ['x']), host)).toBe('NOT_FOUND');
  });
});
