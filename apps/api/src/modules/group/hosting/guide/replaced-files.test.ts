import { createHash } from 'node:crypto';
import type { DataOf } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unzip } from '../../../../../test/unzip.ts';
import { type Asker, outcomeOf } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';
import { addQuestionFile } from '../../../../../test/group/upload-files.ts';

type Media = { id: string; alt: string };

let system: TestSystem;
let hosting: Hosting;
let respondent: Asker;
let topicId: string;
let sectionId: string;
let file: Media;
let last = 560;

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());
beforeEach(async () => {
  hosting = await startHosting(system);
  const { topics } = await hosting.addTopics([1]);
  [topicId, sectionId] = [topics[0]?.id ?? '', topics[0]?.sections[0]?.id ?? ''];
  file = { id: (await addQuestionFile(hosting)).id, alt: '三种包装放在一起' };
  const body = { revision: (await hosting.guide()).revision, section: section({ media: [file] }) };
  const params = { groupId: hosting.groupId, sectionId };
  await system.get('updateGuideSection', { params, body }, hosting.host);
  const mobile = freshMobile((last += 1));
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  respondent = await hosting.enter(mobile, '早起的阿木');
});

const replacing = async (replaced: string, media?: Media[]) => {
  const id = system.platform.random.uuid();
  const input = section({ question: '换一个问法', ...(media && { media }) });
  const body = { revision: (await hosting.guide()).revision, replacement: { id, section: input } };
  return { id, params: { groupId: hosting.groupId, sectionId: replaced }, body };
};
const replace = async (replaced: string, media?: Media[]): Promise<string> => {
  const { id, ...asked } = await replacing(replaced, media);
  await system.get('closeGuideSection', asked, hosting.host);
  return id;
};
const filesAt = async (id: string) =>
  (await hosting.guide()).topics.flatMap(({ sections }) => sections).find((each) => each.id === id)?.files ??
  [];
const status = async (url = ''): Promise<number> =>
  (await system.app.server.inject({ method: 'GET', url })).statusCode;
const stored = async (): Promise<number> =>
  (await system.platform.database.read.selectFrom('files').select('key').execute()).length;

describe('a question that takes the place of another (rule 6.42)', () => {
  it('starts with its files, and their descriptions; the old one keeps them', async () => {
    await hosting.answer(respondent, sectionId);
    const replacement = await replace(await replace(sectionId));
    const [shown] = await filesAt(replacement);
    expect([shown?.alt, shown?.id === file.id]).toEqual([file.alt, false]);
    expect((await filesAt(sectionId)).map(({ id }) => id)).toEqual([file.id]);
    const { sections } = await system.get('getTopic', { query: { topicId } }, respondent);
    const media = sections.find(({ id }) => id === replacement)?.media ?? [];
    expect(media.map(({ alt, name }) => [alt, name])).toEqual([[file.alt, '图片']]);
    expect(await status(media[0]?.url)).toBe(200);
  });

  it('has the files that the host chose, of the old ones and of new ones, or none', async () => {
    const added = { id: (await addQuestionFile(hosting)).id, alt: '新的' };
    const replacement = await replace(sectionId, [added, { ...file, alt: '旧的' }]);
    expect((await filesAt(replacement)).map(({ alt }) => alt)).toEqual(['新的', '旧的']);
    expect(await filesAt(await replace(replacement, []))).toEqual([]);
    expect(await filesAt(replacement)).toHaveLength(2);
  });

  it('is refused a file twice, or one of another question, and nothing changes', async () => {
    const before = await hosting.guide();
    for (const media of [
      [file, file],
      [file, { ...file, id: file.id.toUpperCase() }],
      [file, { id: system.platform.random.uuid(), alt: '' }],
    ]) {
      const { id: _id, ...asked } = await replacing(sectionId, media);
      const { code } = await system.call('closeGuideSection', asked, hosting.host);
      expect(outcomeOf(code)).toBe('ATTACHMENT_UNUSABLE');
    }
    expect((await hosting.guide()).topics[0]?.sections).toHaveLength(1);
    expect((await hosting.guide()).revision).toBe(before.revision);
  });

  it('shares what is stored, which goes with the last that shows it', async () => {
    const before = await stored();
    const replacement = await replace(sectionId);
    expect(await stored()).toBe(before);
    const remove = async (id: string): Promise<DataOf<'removeFromGuide'>> => {
      const body = { revision: (await hosting.guide()).revision, kind: 'section' as const, id };
      return await system.get(
        'removeFromGuide',
        { params: { groupId: hosting.groupId }, body },
        hosting.host,
      );
    };
    const body = { id: system.platform.random.uuid(), section: section() };
    const adding = { ...body, revision: (await hosting.guide()).revision };
    const params = { groupId: hosting.groupId, topicId };
    await system.get('addGuideSection', { params, body: adding }, hosting.host);
    await remove(replacement);
    const [kept] = await filesAt(sectionId);
    expect([await stored(), await status(kept?.url)]).toEqual([before, 200]);
    await remove(sectionId);
    expect(await stored()).toBe(before - 2);
  });
});

describe('the archive of the desk', () => {
  it('holds the files of the questions that were answered, with description and SHA-256, and no name of theirs', async () => {
    await hosting.answer(respondent, sectionId);
    const { hash } = await hosting.group();
    const host = await system.signInToGroup(hash, hosting.mobile);
    const { rawPayload } = await system.app.server.inject({
      method: 'GET',
      url: '/api/focusResponses/attachment/download',
      headers: { 'z-token': `Bearer ${host.token}` },
    });
    const files = unzip(rawPayload);
    const [name = ''] = files.keys();
    expect(name).toBe('话题 1/今早吃了什么 题目附件 1.jpg');
    const sha256 = createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex');
    const manifest = files.get('清单.csv')?.toString('utf8') ?? '';
    expect(manifest).toContain(`"${sha256}","三种包装放在一起"`);
    expect(manifest).not.toContain('包装.jpg');
  });
});
