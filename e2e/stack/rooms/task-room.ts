import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';

const surveys = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'data', 'survey');

/** What a researcher types into the form of a new task. */
export interface NewTask {
  type: string;
  title: string;
  /** What members do, where the type leaves a choice. */
  does?: string;
  /** Texts by the labels of their fields. */
  texts?: Readonly<Record<string, string>>;
  /** Of an application, and of what is handed in at the end. */
  asks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A file of `apps/api/data/survey` with a questionnaire. */
  survey?: string;
}

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;

/** As `datetime-local` writes a time in China. */
export const inChina = (days: number): string =>
  new Date(Date.now() + days * DAY_MS + CHINA_MS).toISOString().slice(0, 16);

const common = {
  介绍: '公司第一天的任务，几分钟就好。',
  步骤的标题: '照着做',
  怎么做: '按页面上写的做完。',
  适合谁: '所有会员',
  质量分至少: '40',
};

/** Makes a task by the form, reads what members will see, and publishes it. Resolves to its id. */
export const makeTask = async (
  page: Page,
  site: string,
  { type, does, title, texts = {}, asks = {}, survey }: NewTask,
): Promise<string> => {
  await page.goto(`${site}/tasks/new`);
  const form = page.getByRole('form', { name: '任务' });
  await form.getByLabel('类型').selectOption({ label: type });
  if (does !== undefined) await form.getByLabel('会员做什么').selectOption({ label: does });
  await form.getByLabel('标题', { exact: true }).fill(title);
  // The form proposes the next hour, and the first day is shorter.
  await form.getByLabel('开始（北京时间）').fill(inChina(-1));
  for (const [label, text] of Object.entries({ ...common, ...texts }))
    await form.getByLabel(label, { exact: true }).fill(text);
  for (const [legend, fields] of Object.entries(asks))
    for (const [label, text] of Object.entries(fields))
      await form.getByRole('group', { name: legend }).getByLabel(label, { exact: true }).fill(text);
  if (survey !== undefined) {
    const file = JSON.parse(readFileSync(join(surveys, survey), 'utf8')) as { survey: object };
    await form.getByLabel('问卷', { exact: true }).fill(JSON.stringify(file.survey));
  }
  await perform(page, '发布任务…', { title: '发布任务' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};
