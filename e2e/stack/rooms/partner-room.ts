import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { accountsAt, ask } from '../browser/operator-accounts.ts';
import { perform } from './perform.ts';

const example = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'apps',
  'api',
  'data',
  'examples',
  'partner.json',
);

/** One admin adds the example of a supplier, without keys of its own, and the other one agrees. Resolves to its key. */
export const addSupplier = async ([first, second]: readonly [Page, Page], site: string): Promise<string> => {
  const { secrets: _made, ...settings } = JSON.parse(readFileSync(example, 'utf8')) as {
    key: string;
    secrets: string[];
  };
  await first.goto(`${site}/partners`);
  await first.getByRole('button', { name: '添加或修改…' }).click();
  const adding = first.getByRole('dialog', { name: '保存合作方' });
  await adding.getByRole('textbox', { name: '或者粘贴' }).fill(JSON.stringify(settings));
  await ask(adding, '保存合作方', '新合同');
  await accountsAt(site).agree(second, '新合同');
  return settings.key;
};

/** A researcher lets the supplier ask the questions of a task. */
export const supplyTask = async (page: Page, address: string, task: string): Promise<void> => {
  await page.goto(address);
  await perform(page, '指定任务…', {
    title: '让供应商做任务',
    texts: { 任务编号: task, 对方的叫法: 'coffee' },
  });
  await expect(page.getByRole('region', { name: '任务' }).getByText('coffee')).toBeVisible();
};

/** Finance pastes the supplier's file, reads what would change, and carries it out. */
export const reconcileFile = async (
  page: Page,
  address: string,
  { file, line }: { file: string; line: RegExp },
): Promise<void> => {
  await page.goto(address);
  await perform(page, '对账…', {
    title: '和合作方对账',
    reason: '第一天的对账单',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: '或者粘贴' }).fill(file);
      await expect(dialog.getByRole('row', { name: line })).toBeVisible();
    },
  });
};
