import { mockListHelp, mockSearchSite } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { queryClient } from '../client/client.ts';
import { field, openSearch, showPage } from './testing/open-search.tsx';

beforeEach(async () => {
  queryClient.clear();
  localStorage.removeItem('searches');
  const { mock } = await openMock();
  mock.use(
    mockSearchSite(() => ({ simplified: null, items: [] })),
    mockListHelp((example) => ({ ...example, sections: [] })),
  );
});

/** Keys as a page gets them; a real keyboard is slower than the search opens here. */
const press = (...keys: KeyboardEventInit[]): boolean[] =>
  keys.map((key) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return event.defaultPrevented;
  });
const commandK = { key: 'k', ctrlKey: true };

test('10.37 what is typed right after ⌘K is in the field, and nothing of it reaches the page', async () => {
  await showPage();
  await page.getByRole('textbox', { name: '页面上的输入框' }).click();
  const taken = press(
    commandK,
    { key: '反' },
    { key: 'x' },
    { key: 'Backspace' },
    { key: '馈' },
    { key: 'Enter' },
  );
  expect(taken).toEqual([true, true, true, true, true, true]);
  await expect.element(field).toHaveValue('反馈');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('，');
  await expect.element(field).toHaveValue('反馈，');
  expect(press({ key: 'x' })).toEqual([false]);
});

test('10.37 Escape right after ⌘K drops what was typed, and keys are the page’s again', async () => {
  await showPage();
  await page.getByRole('textbox', { name: '页面上的输入框' }).click();
  expect(press(commandK, { key: 'x' }, { key: 'Escape' }, { key: 'y' })).toEqual([true, true, true, false]);
  await expect.element(field).not.toBeInTheDocument();
  await openSearch();
  await expect.element(field).toHaveValue('');
});
