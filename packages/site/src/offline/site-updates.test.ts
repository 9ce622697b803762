import { afterEach, expect, test, vi } from 'vitest';
import { createSiteUpdates } from './site-updates.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];
  readonly #files: readonly string[];

  constructor(...files: string[]) {
    super();
    this.#files = files;
  }

  postMessage(message: { type: string; files?: string[] }, [port]: MessagePort[]): void {
    this.heard.push(message.type);
    port?.postMessage(message.files?.every((file) => this.#files.includes(file)));
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

/** A page of the release with the file `one.js`, controlled by a worker unless it is the first visit. */
const openPage = ({ controller = new FakeWorker('one.js') }: { controller?: FakeWorker | null } = {}) => {
  const container = new FakeContainer();
  container.controller = controller;
  const registration = new FakeRegistration();
  const reload = vi.fn<() => void>();
  const updates = createSiteUpdates({
    // The fakes have the members that the updates use.
    container: container as unknown as ServiceWorkerContainer,
    firstFiles: () => ['one.js'],
    reload,
  });
  const offered = new Promise<void>((resolve) => {
    updates.subscribe(resolve);
  });
  updates.watch(registration as unknown as ServiceWorkerRegistration);
  /** The browser finds a newer worker and installs it. */
  const install = (worker: FakeWorker): void => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
  };
  /** A worker becomes the controller of all pages. */
  const takeOver = (worker: FakeWorker): void => {
    registration.waiting = null;
    container.controller = worker;
    worker.become('activated');
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { updates, registration, container, reload, offered, install, takeOver };
};

/** Resolves when the worker was asked for its files and has answered, so that its message has been handled. */
const answered = async (worker: FakeWorker): Promise<void> => {
  await vi.waitFor(() => expect(worker.heard).toContain('HAS_FILES'), { timeout: 20_000 });
  const { port1, port2 } = new MessageChannel();
  const later = new Promise((resolve) => {
    port1.addEventListener('message', resolve);
  });
  port1.start();
  port2.postMessage('later');
  await later;
  port1.close();
};

afterEach(() => vi.useRealTimers());

test('an old page hears of a release, and reloads only after the member accepts and the new worker is active', async () => {
  const page = openPage();
  const next = new FakeWorker('two.js');
  page.install(next);
  await page.offered;
  expect(page.updates.isWaiting()).toBe(true);
  page.updates.take();
  expect([next.heard, page.reload.mock.calls.length]).toEqual([['HAS_FILES', 'SKIP_WAITING'], 0]);
  page.takeOver(next);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a page whose update is accepted does not wait for an older worker that is still busy', async () => {
  const page = openPage();
  const next = new FakeWorker('two.js');
  page.install(next);
  await page.offered;
  vi.useFakeTimers();
  page.updates.take();
  vi.advanceTimersByTime(2999);
  expect(page.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.reload).toHaveBeenCalledOnce();
  // The first attempt may hang in the older worker.
  page.takeOver(next);
  expect(page.reload).toHaveBeenCalledTimes(2);
});

test('a page that came from the network after the release is of it, and hears nothing', async () => {
  const page = openPage();
  const same = new FakeWorker('one.js');
  page.install(same);
  await answered(same);
  expect(page.updates.isWaiting()).toBe(false);
});

test('on the first visit nothing old is on screen', () => {
  const page = openPage({ controller: null });
  const first = new FakeWorker('one.js');
  page.install(first);
  page.takeOver(first);
  expect([page.updates.isWaiting(), first.heard, page.reload.mock.calls.length]).toEqual([false, [], 0]);
});

test('when another tab has updated, this one stays, and its own button still works', async () => {
  const page = openPage();
  const next = new FakeWorker('two.js');
  page.install(next);
  await page.offered;
  page.takeOver(next);
  expect(page.reload).not.toHaveBeenCalled();
  page.updates.take();
  expect(page.reload).toHaveBeenCalledOnce();
});

test('two tabs that accept at the same moment both get the release, and each reloads once', async () => {
  const next = new FakeWorker('two.js');
  const tabs = [openPage(), openPage()];
  for (const tab of tabs) tab.install(next);
  await Promise.all(tabs.map(({ offered }) => offered));
  for (const { updates } of tabs) updates.take();
  for (const tab of tabs) tab.takeOver(next);
  expect(tabs.map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1]);
});

test('a tab that heard of no release before another took it over hears of it then', async () => {
  const page = openPage();
  page.takeOver(new FakeWorker('two.js'));
  await page.offered;
  expect([page.updates.isWaiting(), page.reload.mock.calls.length]).toEqual([true, 0]);
});

test('of two releases the newest becomes active', async () => {
  const page = openPage();
  const [second, third] = [new FakeWorker('two.js'), new FakeWorker('three.js')];
  page.install(second);
  await page.offered;
  second.become('redundant');
  page.install(third);
  page.updates.take();
  expect([second.heard, third.heard]).toEqual([['HAS_FILES'], ['SKIP_WAITING']]);
});
