import { QueryClient } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { type DiscussionPlace, DiscussionProvider, MyTopic } from '@yayan/discussion';
import { breakStorage, storageFaults } from '@yayan/site/faulty-storage';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeGroup, me, topicId } from '../../../testing/fake-group.ts';
import { renderPage } from '../../../testing/render-page.ts';

const place: DiscussionPlace = {
  topicsHref: '/topic',
  sectionHref: ({ topicId: id, sectionId }) => `/topic/${id}#${sectionId}`,
  myGroupsHref: '/mine',
  threadHref: ({ topicId: id, responseId }) => `/topic/${id}#${responseId}`,
  inform: () => {},
};

let mend: () => void = () => undefined;
afterEach(() => {
  mend();
  mend = () => undefined;
  localStorage.clear();
});

const openTopic = async () => {
  const group = new FakeGroup();
  configureClient(group.transport);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['/focusMembers/info'], me);
  await renderPage(
    <DiscussionProvider value={place}>
      <MyTopic topicId={topicId} me={me} />
    </DiscussionProvider>,
    '/',
    client,
  );
};
const composer = () => page.getByLabelText('你的回答');
const kept = () => page.getByText(/草稿已自动保存/u);

/** Texts of groups are stored in local storage. */
const losesTexts = (store: string): boolean => store === 'localStorage';

describe.each(storageFaults)('a browser whose %s %s', (store, fault) => {
  test('opens a topic, takes an answer, and promises only what it has stored', async () => {
    mend = breakStorage(store, fault);
    await openTopic();
    await composer().fill('我吃的是素包子和豆浆');
    await expect.element(composer()).toHaveValue('我吃的是素包子和豆浆');
    if (losesTexts(store)) expect(kept().query()).toBeNull();
    else await expect.element(kept()).toBeVisible();
    await page.getByRole('button', { name: '提交回答' }).click();
    await expect.element(page.getByText('我吃的是素包子和豆浆')).toBeVisible();
  });

  test('goes on when that begins while somebody types, and takes its promise back', async () => {
    await openTopic();
    await composer().fill('我吃的是素包子');
    await expect.element(kept()).toBeVisible();
    mend = breakStorage(store, fault);
    await composer().fill('我吃的是素包子和豆浆');
    await expect.element(composer()).toHaveValue('我吃的是素包子和豆浆');
    if (losesTexts(store)) await expect.element(kept()).not.toBeInTheDocument();
    else await expect.element(kept()).toBeVisible();
  });
});
