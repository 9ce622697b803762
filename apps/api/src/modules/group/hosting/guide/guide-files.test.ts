import { type DataOf, errors, type ErrorName, type OperationId } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { fileOf } from '../../../../../test/group/attachment-world.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';
import { addQuestionFile, uploadAsHost } from '../../../../../test/group/upload-files.ts';

type Guide = DataOf<'getGuide'>;
type Media = { id: string; alt: string };

const PDF = fileOf('%PDF-1.7\n');

let system: TestSystem;
let hosting: Hosting;
let topicId: string;
let sectionId: string;
let last = 500;
const nextMobile = (): string => freshMobile((last += 1));

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());
beforeEach(async () => {
  hosting = await startHosting(system);
  const { topics } = await hosting.addTopics([2]);
  topicId = topics[0]?.id ?? '';
  sectionId = topics[0]?.sections[0]?.id ?? '';
});

async function outcome<Id extends OperationId>(
  id: Id,
  asked: CallInput<Id>,
  asker: Asker = hosting.host,
): Promise<ErrorName | 'OK'> {
  const { code } = await system.call(id, asked, asker);
  return (Object.keys(errors) as ErrorName[]).find((name) => errors[name].code === code) ?? 'OK';
}

const read = async (url: string) => await system.app.server.inject({ method: 'GET', url });

const bodyOf = async (content: Uint8Array, extension = 'jpg', of = hosting) => ({
  key: await uploadAsHost(of, content, extension),
  name: `包装.${extension}`,
});
const add = async (content?: Uint8Array, extension = 'jpg', of = hosting) =>
  await addQuestionFile(of, content, extension);

const putting = async (
  media: Media[] | undefined,
  at = sectionId,
): Promise<CallInput<'updateGuideSection'>> => ({
  params: { groupId: hosting.groupId, sectionId: at },
  body: {
    revision: (await hosting.guide()).revision,
    section: section(media === undefined ? {} : { media }),
  },
});
const put = async (media?: Media[]): Promise<Guide> =>
  await system.get('updateGuideSection', await putting(media), hosting.host);
const filesAt = ({ topics }: Guide) => topics[0]?.sections.find(({ id }) => id === sectionId)?.files ?? [];

const open = async (): Promise<Asker> => {
  const mobile = nextMobile();
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  return await hosting.enter(mobile, '早起的阿木');
};

describe('files at a question', () => {
  it('are shown with their descriptions, in order, to respondents and hosts, by addresses of each reader', async () => {
    const [picture, paper] = [await add(), await add(PDF, 'pdf')];
    const guide = await put([
      { id: paper.id, alt: '' },
      { id: picture.id, alt: ' 三种包装放在一起 ' },
    ]);
    expect(filesAt(guide).map(({ id, kind, alt }) => [id, kind, alt])).toEqual([
      [paper.id, 'file', undefined],
      [picture.id, 'image', '三种包装放在一起'],
    ]);
    expect((await read(filesAt(guide)[1]?.thumbnailUrl ?? '')).statusCode).toBe(200);
    const respondent = await open();
    const { sections } = await system.get('getTopic', { query: { topicId } }, respondent);
    const [shownPaper, shownPicture] = sections[0]?.media ?? [];
    expect([shownPaper?.name, shownPicture?.name]).toEqual(['包装.pdf', '图片']);
    expect(shownPicture?.alt).toBe('三种包装放在一起');
    expect(shownPicture?.url).not.toBe(filesAt(guide)[1]?.url);
    expect((await read(shownPicture?.url ?? '')).statusCode).toBe(200);
    // They belong to the question, so no answer, gallery or count includes them.
    expect((await system.get('listGroupAttachments', {}, respondent)).total).toBe(0);
  });

  it('stay when a page saves that does not know of them, and follow the order it names', async () => {
    const [one, other] = [await add(), await add()];
    await put([one, other].map(({ id }) => ({ id, alt: '' })));
    expect(filesAt(await put())).toHaveLength(2);
    const turned = await put([other, one].map(({ id }) => ({ id, alt: '新说明' })));
    expect(filesAt(turned).map(({ id, alt }) => [id, alt])).toEqual([
      [other.id, '新说明'],
      [one.id, '新说明'],
    ]);
    const { items } = await system.get(
      'listGroupChanges',
      { params: { groupId: hosting.groupId } },
      hosting.host,
    );
    expect(items).toEqual([]);
  });

  it('are added with a question at once, or not at all', async () => {
    const { id } = await add();
    const asked = async (media: Media[]): Promise<CallInput<'addGuideSection'>> => ({
      params: { groupId: hosting.groupId, topicId },
      body: {
        revision: (await hosting.guide()).revision,
        id: system.platform.random.uuid(),
        section: section({ media }),
      },
    });
    const unknown = { id: system.platform.random.uuid(), alt: '' };
    expect(await outcome('addGuideSection', await asked([{ id, alt: '' }, unknown]))).toBe(
      'ATTACHMENT_UNUSABLE',
    );
    expect((await hosting.guide()).topics[0]?.sections).toHaveLength(2);
    const guide = await system.get('addGuideSection', await asked([{ id, alt: '' }]), hosting.host);
    expect(guide.topics[0]?.sections[2]?.files.map((file) => file.id)).toEqual([id]);
  });

  it('can not be taken from another question, another group, another host, or twice', async () => {
    const mine = { id: (await add()).id, alt: '' };
    const [, second] = (await hosting.guide()).topics[0]?.sections ?? [];
    expect(await outcome('updateGuideSection', await putting([mine, mine]))).toBe('ATTACHMENT_UNUSABLE');
    await put([mine]);
    expect(await outcome('updateGuideSection', await putting([mine], second?.id))).toBe(
      'ATTACHMENT_UNUSABLE',
    );
    const foreign = { id: (await add(undefined, 'jpg', await startHosting(system))).id, alt: '' };
    expect(await outcome('updateGuideSection', await putting([mine, foreign]))).toBe('ATTACHMENT_UNUSABLE');
    const respondent = await open();
    const asked = { query: { module: 'group' as const, extension: 'pdf', size: PDF.length } };
    const { form } = await system.get('getUploadPolicy', asked, respondent);
    const body = { key: form.key, name: 'x' };
    expect(await outcome('addGuideFile', { params: { groupId: hosting.groupId }, body })).toBe('NOT_FOUND');
    expect(filesAt(await hosting.guide()).map(({ id }) => id)).toEqual([mine.id]);
  });

  it('stay as they are once somebody answered', async () => {
    const [file, other] = [await add(), await add()];
    await put([{ id: file.id, alt: '' }]);
    await hosting.answer(await open(), sectionId);
    expect(await outcome('updateGuideSection', await putting([]))).toBe('QUESTION_ANSWERED');
    const more = [file, other].map(({ id }) => ({ id, alt: '' }));
    expect(await outcome('updateGuideSection', await putting(more))).toBe('QUESTION_ANSWERED');
    expect(filesAt(await put([{ id: file.id, alt: '三种包装' }]))[0]?.alt).toBe('三种包装');
  });

  it('exist only for those for whom the topic is (rule 6.41)', async () => {
    const { id } = await add();
    await put([{ id, alt: '' }]);
    const [groupId, tagId] = [hosting.groupId, system.platform.random.uuid()];
    await system.get(
      'savePeopleTag',
      { params: { groupId }, body: { id: tagId, name: '新手' } },
      hosting.host,
    );
    const respondent = await open();
    const { sections } = await system.get('getTopic', { query: { topicId } }, respondent);
    const address = sections[0]?.media[0]?.url ?? '';
    expect((await read(address)).statusCode).toBe(200);
    const topic = { title: '话题', summary: '', opensAt: null, closesAt: null, audienceTagId: tagId };
    const body = { revision: (await hosting.guide()).revision, topic };
    await system.get('updateGuideTopic', { params: { groupId, topicId }, body }, hosting.host);
    expect((await read(address)).statusCode).toBe(404);
    expect((await read(filesAt(await hosting.guide())[0]?.url ?? '')).statusCode).toBe(200);
  });
});

describe('a file that is taken away', () => {
  const stored = async (): Promise<number> =>
    (await system.platform.database.read.selectFrom('files').select('key').execute()).length;

  it('is deleted with its thumbnail, when the question drops it or is removed itself', async () => {
    const before = await stored();
    const [one, other] = [await add(), await add()];
    const guide = await put([one, other].map(({ id }) => ({ id, alt: '' })));
    const [first, second] = filesAt(guide).map(({ url }) => url);
    await put([{ id: other.id, alt: '' }]);
    expect([await stored(), (await read(first ?? '')).statusCode]).toEqual([before + 2, 404]);
    const body = { revision: (await hosting.guide()).revision, kind: 'section' as const, id: sectionId };
    await system.get('removeFromGuide', { params: { groupId: hosting.groupId }, body }, hosting.host);
    expect([await stored(), (await read(second ?? '')).statusCode]).toEqual([before, 404]);
  });

  it('stays in a rehearsal that shows it, and is deleted with that', async () => {
    const before = await stored();
    const { id } = await add();
    await put([{ id, alt: '彩排里也看得到' }]);
    const params = { groupId: hosting.groupId };
    await system.get('startRehearsal', { params }, hosting.host);
    await put([]);
    expect(await stored()).toBe(before + 2);
    const copies = await system.platform.database.read
      .selectFrom('group_attachments')
      .select('alt')
      .where('section_id', 'is not', null)
      .where('alt', '=', '彩排里也看得到')
      .execute();
    expect(copies).toHaveLength(1);
    await system.get('endRehearsal', { params }, hosting.host);
    expect(await stored()).toBe(before);
  });

  it('stays in the group when a rehearsal that showed it ends', async () => {
    const { id } = await add();
    await put([{ id, alt: '' }]);
    const params = { groupId: hosting.groupId };
    await system.get('startRehearsal', { params }, hosting.host);
    await system.get('endRehearsal', { params }, hosting.host);
    const [file] = filesAt(await hosting.guide());
    expect((await read(file?.url ?? '')).statusCode).toBe(200);
  });
});

describe('rule 11.7: a large file of a question', () => {
  const video = Buffer.alloc(5 * 1024 * 1024, 'one part after the other ');
  video.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');
  const continued = async (id: string, asker: Asker = hosting.host) =>
    await system.get(
      'continueGuideUpload',
      { params: { groupId: hosting.groupId }, body: { id, extension: 'mp4', size: video.length } },
      asker,
    );

  it('is sent in parts, goes on with the missing one, and becomes a file of its host', async () => {
    const id = system.platform.random.uuid();
    const { key, parts } = await continued(id);
    expect(parts).toHaveLength(2);
    const send = async ({ start, bytes, url }: (typeof parts)[number]) =>
      (
        await system.app.server.inject({
          method: 'PUT',
          url,
          headers: { 'content-type': 'application/octet-stream' },
          payload: Buffer.from(video.subarray(start, start + bytes)),
        })
      ).statusCode;
    for (const part of parts.slice(0, 1)) expect(await send(part)).toBe(200);
    const again = await continued(id);
    expect(again).toMatchObject({ key, receivedBytes: 4 * 1024 * 1024, isComplete: false });
    expect(again.parts.map(({ number }) => number)).toEqual([2]);
    for (const part of again.parts) expect(await send(part)).toBe(200);
    expect(await continued(id)).toMatchObject({ key, isComplete: true });
    const body = { key, name: '包装.mp4' };
    expect(await outcome('addGuideFile', { params: { groupId: hosting.groupId }, body })).toBe('OK');
  });
});

describe('what is no file of a question', () => {
  it.each([
    ['a page named as a picture', '<!doctype html><script>alert(1)</script>', 'jpg'],
    ['an archive named as a document', 'PK\u0003\u0004', 'pdf'],
  ])('%s is refused, and nothing changes', async (_what, start, extension) => {
    const body = await bodyOf(fileOf(start), extension);
    const { revision } = await hosting.guide();
    expect(await outcome('addGuideFile', { params: { groupId: hosting.groupId }, body })).toBe(
      'FILE_TYPE_REFUSED',
    );
    expect((await hosting.guide()).revision).toBe(revision);
  });

  it('no form is given for other kinds, one byte too much, or a group that is over', async () => {
    const form = async (extension: string, size: number) =>
      await outcome('getGuideUploadForm', {
        params: { groupId: hosting.groupId },
        query: { extension, size },
      });
    const most = 200 * 1024 * 1024;
    expect([await form('docx', 1000), await form('zip', 1000)]).toEqual([
      'FILE_TYPE_REFUSED',
      'FILE_TYPE_REFUSED',
    ]);
    expect([await form('mp4', most), await form('mp4', most + 1)]).toEqual(['OK', 'FILE_TOO_LARGE']);
    await open();
    await hosting.move('close');
    expect(await form('jpg', 1000)).toBe('GROUP_IS_CLOSED');
  });
});
