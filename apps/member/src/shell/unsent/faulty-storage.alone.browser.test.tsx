import { breakStorage, storageFaults } from '@yayan/site/faulty-storage';
import { configureClient } from '@yayan/api-client';
import { ApiError, type ApiRequest } from '@yayan/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import AskPage from '../../features/feedback/AskPage.tsx';
import TaskGoPage from '../../features/survey/start/TaskGoPage.tsx';
import { session as survey } from '../../features/survey/testing/two-page-survey.ts';
import { renderPage } from '../../testing/render-page.ts';
import { queryClient, session as signedIn } from '../client/client.ts';
import { unsentWords } from './unsent-words.ts';

/** IndexedDB gets less time than on a busy phone, so that a test doesn't wait for 10 s. */
vi.mock(import('./unsent.ts'), async () => {
  const { deviceStorage } = await import('@yayan/site');
  const { createUnsentStore } = await import('./unsent-store.ts');
  const { createWriteAhead } = await import('./write-ahead.ts');
  return { unsent: createUnsentStore({ ahead: createWriteAhead(deviceStorage), patienceMs: 300 }) };
});

/** What a page says when the answers are on this device. */
const PROMISE = /存好|存在这台设备上|在这台设备上保留|已自动保存/u;

/** Whether the server can be reached. */
let isOnline = true;
let members = 0;
let mend: () => void = () => undefined;

beforeEach(() => {
  members += 1;
  isOnline = true;
  queryClient.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  signedIn.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
  signedIn.setUserData({ id: `writer-${members}` });
  configureClient({
    request: async <T,>({ url }: ApiRequest) => {
      if (!isOnline) throw new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'silent' });
      if (url.endsWith('/sessions/s1')) return survey as T;
      if (url.endsWith('/drafts')) return { outcome: 'stored', draftRevision: 1, newer: [] } as T;
      return (
        url.endsWith('/pages') ? { outcome: 'next', page: 'q', revision: 1, seatUntil: null } : {}
      ) as T;
    },
  });
});
afterEach(() => {
  mend();
  mend = () => undefined;
  vi.restoreAllMocks();
});

/** The faults after which this browser stores no answers: without IndexedDB nothing survives. */
const losesAnswers = (store: string): boolean => store === 'indexedDB';

const goOffline = (): void => {
  isOnline = false;
  globalThis.dispatchEvent(new Event('offline'));
};

const openSurvey = () => renderPage([{ path: '/task/go', Component: TaskGoPage }], '/task/go?session=s1');
const breakfast = () => page.getByLabelText(/早餐吃什么/);

/** Pages read and write these; the caches belong to the service worker. */
const ofPages = storageFaults.filter(([store]) => store !== 'caches');

describe.each(ofPages)('a browser whose %s %s', (store, fault) => {
  test('opens a questionnaire, takes answers, and promises only what it has stored', async () => {
    mend = breakStorage(store, fault);
    await openSurvey();
    await breakfast().fill('豆浆');
    await expect.element(page.getByText('已保存')).toBeVisible();
    goOffline();
    await breakfast().fill('豆浆和油条');
    await expect.element(breakfast()).toHaveValue('豆浆和油条');
    if (losesAnswers(store)) {
      await expect.element(page.getByText('还没保存上，请不要关闭页面')).toBeVisible();
      expect(document.body.textContent).not.toMatch(PROMISE);
      expect(await unsentWords()).not.toMatch(PROMISE);
    } else await expect.element(page.getByText('网络断开，答案已存好，联网后自动提交')).toBeVisible();
  });

  test('goes on when that begins while somebody types', async () => {
    await openSurvey();
    await breakfast().fill('豆');
    await expect.element(page.getByText('已保存')).toBeVisible();
    mend = breakStorage(store, fault);
    goOffline();
    await breakfast().fill('豆浆和包子');
    await expect.element(breakfast()).toHaveValue('豆浆和包子');
    const said = losesAnswers(store) ? '还没保存上，请不要关闭页面' : '网络断开，答案已存好，联网后自动提交';
    await expect.element(page.getByText(said)).toBeVisible();
    isOnline = true;
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('已保存')).toBeVisible();
  });

  test('opens a form, and typing goes on', async () => {
    mend = breakStorage(store, fault);
    await renderPage([{ path: '/home/feedback/ask', Component: AskPage }], '/home/feedback/ask');
    const field = page.getByRole('textbox', { name: /想说的话/u });
    await field.fill('金币记录里少了一笔');
    await expect.element(field).toHaveValue('金币记录里少了一笔');
    expect(document.body.textContent).not.toMatch(PROMISE);
  });
});

test.each(storageFaults.filter(([store]) => store === 'caches'))(
  'a browser whose %s %s still lets go of what others left on this device',
  async (store, fault) => {
    const { unsent } = await import('./unsent.ts');
    const settle = vi.spyOn(unsent, 'settle');
    mend = breakStorage(store, fault);
    const { default: afterFirstPage } = await import('./after-first-page.ts');
    await afterFirstPage('somebody else');
    expect(settle).toHaveBeenCalledExactlyOnceWith('somebody else');
  },
);

test('a member whose browser stores nothing reads that before they log out', async () => {
  mend = breakStorage('indexedDB', 'refuses');
  expect(await unsentWords()).toBe('这个浏览器现在存不下内容，没提交的答案退出后不会保留。');
  const { unsent } = await import('./unsent.ts');
  await unsent.update({ memberId: `writer-${members}` }, 'survey s9', () => 'answers');
  expect(await unsentWords()).toBe('这个浏览器存不下：1 份问卷的答案，退出就没有了，先回去提交。');
});
