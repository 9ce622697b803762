import { expect, type Locator, type Page } from '@playwright/test';
import { perform } from './perform.ts';

interface NewBenefit {
  title: string;
  /** In coins. */
  price: number;
}

const make = async (
  page: Page,
  site: string,
  { title, price }: NewBenefit,
  more: (form: Locator) => Promise<void> = async () => {},
): Promise<void> => {
  await page.goto(`${site}/benefits/new`);
  const form = page.getByRole('region', { name: '福利', exact: true });
  await form.getByLabel('名称', { exact: true }).fill(title);
  await form.getByLabel('说明', { exact: true }).fill(`${title}，公司开张时上架`);
  await form.getByLabel('价格，金币', { exact: true }).fill(String(price));
  await more(form);
  await perform(page, '新建福利…', { title: '新建福利' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** Imports a file of card codes on the page of a benefit. */
export const importCodes = async (page: Page, reason: string, codes: readonly string[]): Promise<void> => {
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(codes.join('\n')) };
  await perform(page, '导入卡密…', {
    title: '导入卡密',
    reason,
    fill: async (dialog) => {
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(dialog.getByLabel('卡密', { exact: true })).toHaveValue(codes.join('\n'));
    },
  });
};

/** Finance makes a benefit of card codes and imports a file of them. */
export const makeCodes = async (
  page: Page,
  site: string,
  { codes, ...benefit }: NewBenefit & { codes: readonly string[] },
): Promise<void> => {
  await make(page, site, benefit, async (form) => {
    await form.getByLabel('发放方式').selectOption({ label: '卡密' });
  });
  await importCodes(page, '第一批', codes);
  await expect(page.getByRole('cell', { name: `${codes.length} 张` })).toBeVisible();
};

/** Finance makes a benefit that is sent as a parcel. */
export const makeGoods = async (
  page: Page,
  site: string,
  { stock, ...benefit }: NewBenefit & { stock: number },
): Promise<void> => {
  await make(page, site, benefit, async (form) => {
    await form.getByLabel('发放方式').selectOption({ label: '收货地址' });
    await form.getByLabel('库存', { exact: true }).fill(String(stock));
  });
};

/** Finance makes a benefit that tops a phone up. Resolves to its id. */
export const makeTopup = async (
  page: Page,
  site: string,
  { yuan, ...benefit }: NewBenefit & { yuan: number },
): Promise<string> => {
  await make(page, site, benefit, async (form) => {
    await form.getByLabel('发放方式').selectOption({ label: '充值手机号' });
    await form.getByLabel('面值，元', { exact: true }).fill(String(yuan));
  });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** Withdraws all card codes that no order needs, on the page of a benefit. */
export const withdrawAllCodes = async (page: Page, reason: string): Promise<void> =>
  await perform(page, '撤回卡密…', {
    title: '撤回卡密',
    reason,
    fill: async (dialog) => await dialog.getByRole('checkbox', { name: '撤回所有还没发出的' }).check(),
  });
