import { configureClient } from '@yayan/api-client';
import { ApiError, type ApiRequest } from '@yayan/auth';
import { breakStorage } from '@yayan/site/faulty-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.ts';
import { queryClient, session as signedIn } from '../../../shell/client/client.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import TaskGoPage from '../start/TaskGoPage.tsx';
import { session as survey } from '../testing/two-page-survey.ts';

/** Reads wait for this, as in a browser whose IndexedDB answers late. */
let answered = Promise.withResolvers<void>();
vi.mock(import('../../../shell/unsent/unsent.ts'), async (original) => {
  const { unsent: store } = await original();
  return {
    unsent: { ...store, read: async (...row) => await answered.promise.then(() => store.read(...row)) },
  };
});
let isOnline = true;
let members = 0;
const sent: unknown[] = [];
beforeEach(() => {
  members += 1;
  isOnline = true;
  answered = Promise.withResolvers<void>();
  sent.length = 0;
  queryClient.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  signedIn.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
  signedIn.setUserData({ id: `late-${members}` });
  configureClient({
    request: async <T,>({ url, data }: ApiRequest) => {
      if (!isOnline) throw new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'silent' });
      if (url.endsWith('/sessions/s1')) return survey as T;
      sent.push(data);
      return { outcome: 'stored', draftRevision: 1, newer: [] } as T;
    },
  });
});
afterEach(() => vi.restoreAllMocks());

const breakfast = () => page.getByLabelText(/早餐吃什么/);
const openSurvey = async (): Promise<void> => {
  await renderPage([{ path: '/task/go', Component: TaskGoPage }], '/task/go?session=s1');
};

/** Stores an answer as an earlier visit without a network did. */
const storeEarlier = async (answer: string): Promise<void> => {
  const entry = {
    page: 'p',
    answers: { a: answer },
    revision: 1,
    state: 'draft',
    given: { a: Date.now() - 60_000 },
  };
  await unsent.update({ memberId: `late-${members}` }, 'survey s1', () => ({ revision: 1, pages: [entry] }));
};

const sending = (answer: string) => expect.objectContaining({ page: 'p', answers: { a: answer } });

test('a questionnaire can be answered at once, whatever the browser’s store does, and says what is stored', async () => {
  const mend = breakStorage('indexedDB', 'hangs');
  await openSurvey();
  await expect.element(breakfast()).toBeVisible();
  await breakfast().fill('豆浆');
  await expect.element(page.getByText('已保存')).toBeVisible();
  isOnline = false;
  globalThis.dispatchEvent(new Event('offline'));
  await breakfast().fill('豆浆和油条');
  await expect.element(page.getByText('还没保存上，请不要关闭页面')).toBeVisible();
  mend();
});

test('answers of an earlier visit come when the store does, and are sent', async () => {
  await storeEarlier('包子');
  await openSurvey();
  await expect.element(breakfast()).toHaveValue('');
  answered.resolve();
  await expect.element(breakfast()).toHaveValue('包子');
  await expect.poll(() => sent).toContainEqual(sending('包子'));
});

test('what was typed before the store came stays', async () => {
  await storeEarlier('包子');
  await openSurvey();
  await expect.element(breakfast()).toBeVisible();
  await breakfast().fill('豆浆');
  answered.resolve();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await expect.element(breakfast()).toHaveValue('豆浆');
  expect(sent).toContainEqual(sending('豆浆'));
  expect(sent).not.toContainEqual(sending('包子'));
});
