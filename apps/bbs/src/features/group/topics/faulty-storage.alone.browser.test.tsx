import { breakStorage, storageFaults } from '@yayan/site/faulty-storage';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openGroup } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

let mend: () => void = () => undefined;
afterEach(() => {
  mend();
  mend = () => undefined;
  localStorage.clear();
});

const composer = () => page.getByLabelText('你的回答');
const kept = () => page.getByText(/草稿已自动保存/u);

/** Texts of groups are stored in local storage. */
const losesTexts = (store: string): boolean => store === 'localStorage';

describe.each(storageFaults)('a browser whose %s %s', (store, fault) => {
  test('opens a topic, takes an answer, and promises only what it has stored', async () => {
    await openGroup();
    mend = breakStorage(store, fault);
    await showTopic();
    await composer().fill('我吃的是素包子和豆浆');
    await expect.element(composer()).toHaveValue('我吃的是素包子和豆浆');
    if (losesTexts(store)) expect(kept().query()).toBeNull();
    else await expect.element(kept()).toBeVisible();
    await page.getByRole('button', { name: '提交回答' }).click();
    await expect.element(page.getByText('我吃的是素包子和豆浆')).toBeVisible();
  });

  test('goes on when that begins while somebody types, and takes its promise back', async () => {
    await openGroup();
    await showTopic();
    await composer().fill('我吃的是素包子');
    await expect.element(kept()).toBeVisible();
    mend = breakStorage(store, fault);
    await composer().fill('我吃的是素包子和豆浆');
    await expect.element(composer()).toHaveValue('我吃的是素包子和豆浆');
    if (losesTexts(store)) await expect.element(kept()).not.toBeInTheDocument();
    else await expect.element(kept()).toBeVisible();
  });
});
