import type { GroupMedia, Guide, GuideSection } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { groupId, guide, openHostedGroup } from '../../testing/hosting-start.ts';
import { openHosting } from '../../testing/open-hosting.tsx';

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

/** An upload that the test controls. */
class DrivenUpload extends EventTarget {
  static readonly all: DrivenUpload[] = [];
  readonly upload = new EventTarget();
  readonly status = 200;
  open(): void {}
  abort(): void {}
  send(): void {
    DrivenUpload.all.push(this);
  }
}

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
beforeEach(async () => {
  DrivenUpload.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', DrivenUpload);
  await start();
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const saved = () => mock.received('updateGuideSection');

const openQuestion = async (): Promise<void> => {
  await openHosting(`/hosting/${groupId}/guide`);
  await button('题目“为什么这样选”的操作').click();
  await page.getByRole('menuitem', { name: '修改题目' }).click();
  await expect.element(page.getByLabelText('问题')).toBeVisible();
};

test('a file is uploaded with its progress, described, put in front, and saved with the question', async () => {
  await start({ guide: guideWith([picture]) });
  await openQuestion();
  const added = new File([new Uint8Array(2000)], '产品概念.pdf', { type: 'application/pdf' });
  await page.getByLabelText('选择题目附件').upload(added);
  await expect.poll(() => DrivenUpload.all.length).toBe(1);
  await button('保存题目').click();
  await expect.element(page.getByText('文件还在上传，等一下再提交')).toBeVisible();
  const [sending] = DrivenUpload.all;
  sending?.upload.dispatchEvent(
    new ProgressEvent('progress', { lengthComputable: true, loaded: 40, total: 100 }),
  );
  await expect.element(page.getByLabelText('产品概念.pdf 已上传 40%')).toBeVisible();
  sending?.dispatchEvent(new Event('load'));
  await expect.element(page.getByLabelText(/已上传/u)).not.toBeInTheDocument();
  await page.getByLabelText('附件 2 的说明').fill(' 概念说明，一页 ');
  await button('把附件 2 往前移').click();
  await expect.element(page.getByLabelText('附件 1 的说明')).toHaveValue(' 概念说明，一页 ');
  await button('保存题目').click();
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

test('an upload that failed is sent again, and a file taken off is not saved', async () => {
  await start({ guide: guideWith([picture, paper]) });
  await openQuestion();
  await page
    .getByLabelText('选择题目附件')
    .upload(new File(['%PDF'], '新的.pdf', { type: 'application/pdf' }));
  await expect.poll(() => DrivenUpload.all.length).toBe(1);
  DrivenUpload.all[0]?.dispatchEvent(new Event('error'));
  await button('重试上传 新的.pdf').click();
  await expect.poll(() => DrivenUpload.all.length).toBe(2);
  DrivenUpload.all[1]?.dispatchEvent(new Event('load'));
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
    DrivenUpload.all[0]?.dispatchEvent(new Event('error'));
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
