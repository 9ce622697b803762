import type { GroupMedia, Guide, GuideSection } from '@yayan/api-client';
import { mockContinueGuideUpload } from '@yayan/api-client/mocks';
import { countFiles } from '@yayan/discussion';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { groupId, guide, openHostedGroup } from '../../testing/hosting-start.ts';
import { openHosting } from '../../testing/open-hosting.tsx';
import { DrivenUpload, driveUploads } from '../../../../testing/driven-upload.ts';

const colour = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="teal"/></svg>',
)}`;

const file = (last: number, more: Partial<GroupMedia> = {}): GroupMedia => ({
  id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e506${String(last).padStart(2, '0')}`,
  kind: 'image',
  name: '图片',
  size: 1000,
  url: colour,
  thumbnailUrl: colour,
  width: 60,
  height: 60,
  durationSeconds: null,
  ...more,
});
const picture = file(1, { alt: '三种包装放在一起' });
const paper = file(2, { kind: 'file', name: '产品概念.pdf', thumbnailUrl: null });

/** The guide with files at its second question, which may have answers. */
const guideWith = (files: GroupMedia[], answers = 0): Guide => {
  const place = (section: GuideSection, index: number): GuideSection =>
    index === 1
      ? {
          ...section,
          files,
          answers,
          section: { ...section.section, media: files.map(({ id, alt = '' }) => ({ id, alt })) },
        }
      : section;
  const [first, ...others] = guide.topics;
  return { ...guide, topics: first ? [{ ...first, sections: first.sections.map(place) }, ...others] : [] };
};

let mock: Awaited<ReturnType<typeof openHostedGroup>>['mock'];
const start = async (...options: Parameters<typeof openHostedGroup>): Promise<void> => {
  ({ mock } = await openHostedGroup(...options));
};
driveUploads();
beforeEach(() => start());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const saved = () => mock.received('updateGuideSection');

const openQuestion = async (): Promise<void> => {
  await openHosting(`/hosting/${groupId}/guide`);
  await button('题目“为什么这样选”的操作').click();
  await page.getByRole('menuitem', { name: '修改题目' }).click();
  await expect.element(page.getByLabelText('问题')).toBeVisible();
};

test('a file is uploaded with its progress, described, put in front, and saved once it is there', async () => {
  await start({ guide: guideWith([picture]) });
  await openQuestion();
  const added = new File([new Uint8Array(2000)], '产品概念.pdf', { type: 'application/pdf' });
  await page.getByLabelText('选择题目附件').upload(added);
  await expect.poll(() => DrivenUpload.all.length).toBe(1);
  const waits = page.getByText('文件还没传完，传完自动保存题目');
  await button('保存题目').click();
  await expect.element(waits).toBeVisible();
  const [sending] = DrivenUpload.all;
  sending?.progress(40);
  await expect.element(page.getByLabelText('产品概念.pdf 已上传 40%')).toBeVisible();
  // Who goes on writing hasn't finished.
  await page.getByLabelText('附件 2 的说明').fill(' 概念说明，一页 ');
  await expect.element(waits).not.toBeInTheDocument();
  await button('把附件 2 往前移').click();
  await expect.element(page.getByLabelText('附件 1 的说明')).toHaveValue(' 概念说明，一页 ');
  await button('保存题目').click();
  await expect.element(waits).toBeVisible();
  expect(saved()).toEqual([]);
  sending?.succeed();
  await expect.poll(saved).toMatchObject([
    {
      section: {
        media: [
          { id: expect.not.stringContaining(picture.id), alt: '概念说明，一页' },
          { id: picture.id, alt: '三种包装放在一起' },
        ],
      },
    },
  ]);
  expect(mock.received('addGuideFile')).toEqual([{ key: expect.any(String), name: '产品概念.pdf' }]);
});

/** Chooses a file in the page: `upload` would send its bytes through the test runner. */
const choose = (chosen: File): void => {
  const input = page.getByLabelText('选择题目附件').element();
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a large file is sent in parts, and goes on after a reload when the host opens the question again', async () => {
  const megabyte = 1024 * 1024;
  const key = 'mock/group/ofthemockserver00000000000/00000000000000001.mp4';
  const part = (number: number, from: number, bytes: number) => ({
    number,
    start: from,
    bytes,
    url: `/api/files/${key}`,
  });
  const progress = { key, fileUrl: '', receivedBytes: 0, isComplete: false };
  mock.use(
    mockContinueGuideUpload({
      ...progress,
      parts: [part(1, 0, 4 * megabyte), part(2, 4 * megabyte, megabyte)],
    }),
  );
  await openQuestion();
  choose(new File([new Uint8Array(5 * megabyte)], '概念片.mp4', { type: 'video/mp4' }));
  await expect.poll(() => DrivenUpload.all.length).toBe(1);
  expect(DrivenUpload.all[0]?.method).toBe('PUT');
  DrivenUpload.all[0]?.succeed();
  await expect.poll(() => DrivenUpload.all.length).toBe(2);

  mock.use(
    mockContinueGuideUpload({
      ...progress,
      receivedBytes: 4 * megabyte,
      parts: [part(2, 4 * megabyte, megabyte)],
    }),
  );
  await openQuestion();
  await expect.element(page.getByLabelText('概念片.mp4 已上传 80%')).toBeVisible();
  await expect.poll(() => DrivenUpload.all.length).toBe(3);
  mock.use(
    mockContinueGuideUpload({ ...progress, receivedBytes: 5 * megabyte, isComplete: true, parts: [] }),
  );
  DrivenUpload.all[2]?.succeed();
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
  await button('保存题目').click();
  await expect.poll(saved).toMatchObject([{ section: { media: [{ alt: '' }] } }]);
  const ids = mock.received('continueGuideUpload').map((sent) => (sent as { id: string }).id); // A body of this call.
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  await expect.poll(countFiles).toBe(0);
});

test('a file of a question that is given up does not come back', async () => {
  await openQuestion();
  choose(new File(['%PDF'], '新的.pdf', { type: 'application/pdf' }));
  await expect.poll(countFiles).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect.poll(countFiles).toBe(0);
});

test('an upload that failed is sent again, and a file taken off is not saved', async () => {
  await start({ guide: guideWith([picture, paper]) });
  await openQuestion();
  await page
    .getByLabelText('选择题目附件')
    .upload(new File(['%PDF'], '新的.pdf', { type: 'application/pdf' }));
  await expect.poll(() => DrivenUpload.all.length).toBe(1);
  DrivenUpload.all[0]?.fail();
  await button('重试上传 新的.pdf').click();
  await expect.poll(() => DrivenUpload.all.length).toBe(2);
  DrivenUpload.all[1]?.succeed();
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
  await button('移除 新的.pdf').click();
  await button('移除 图片').click();
  await button('保存题目').click();
  await expect.poll(saved).toMatchObject([{ section: { media: [{ id: paper.id, alt: '' }] } }]);
});

test('a question without files is saved as before, and says nothing of files', async () => {
  await openQuestion();
  await button('保存题目').click();
  await expect.poll(saved).toHaveLength(1);
  expect(JSON.stringify(saved())).not.toContain('media');
});

test('a file that cannot be shown is refused before it is sent', async () => {
  await openQuestion();
  const field = page.getByLabelText('选择题目附件');
  await field.upload(new File(['PK'], '方案.docx', { type: 'application/zip' }));
  await expect.element(page.getByText(/“方案.docx”加不了/u)).toBeVisible();
  expect(mock.received('getGuideUploadForm')).toEqual([]);
});

test('the files of an answered question stay; what they show may still be described', async () => {
  await start({ guide: guideWith([picture, paper], 3) });
  await openQuestion();
  await expect.element(page.getByText('已有回答，附件不能增减，只能补充说明。')).toBeVisible();
  await expect.element(page.getByLabelText('选择题目附件')).not.toBeInTheDocument();
  await expect.element(button(/^(移除|把附件)/u)).not.toBeInTheDocument();
  await page.getByLabelText('附件 2 的说明').fill('概念说明');
  await button('保存题目').click();
  await expect
    .poll(saved)
    .toMatchObject([{ section: { media: [{ id: picture.id }, { id: paper.id, alt: '概念说明' }] } }]);
});

describe.each(looks)('on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('the form with files, the guide, and what respondents see', async () => {
    await start({ guide: guideWith([picture, paper]) });
    await openQuestion();
    await page
      .getByLabelText('选择题目附件')
      .upload(new File(['%PDF'], '新的.pdf', { type: 'application/pdf' }));
    await expect.poll(() => DrivenUpload.all.length).toBe(1);
    DrivenUpload.all[0]?.fail();
    await expect.element(button('重试上传 新的.pdf')).toBeVisible();
    page.getByLabelText('附件 3 的说明').element().scrollIntoView({ block: 'center' });
    await look('files in the form');
    await openHosting(`/hosting/${groupId}/guide`);
    await expect.element(page.getByText('附件 2 个')).toBeVisible();
    await openHosting(`/hosting/${groupId}/preview`);
    await expect.element(button('看大图：三种包装放在一起')).toBeVisible();
    await look('files in the preview');
  });
});
