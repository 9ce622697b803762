import { Component, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { latePart } from './late-part.tsx';

class Page extends Component<{ children: ReactNode }, { isGone: boolean }> {
  override state = { isGone: false };
  static getDerivedStateFromError = () => ({ isGone: true });
  override render = () => (this.state.isGone ? '这页出错了' : this.props.children);
}

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;
type Load = () => Promise<ComponentType<{ name: string }>>;
const isOnline = (onLine: boolean): void => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

afterEach(() => vi.restoreAllMocks());

test('a part is loaded when it is first wanted, and stays; its fallback is shown until then', async () => {
  const load = vi.fn<Load>(async () => Greeting);
  const { Part } = latePart(load);
  const fallback = <button type="button">打开</button>;
  const screen = await render(<Part name="小芽" isWanted={false} fallback={fallback} />);
  const button = page.getByRole('button', { name: '打开' }).element();
  expect(load).not.toHaveBeenCalled();
  await screen.rerender(<Part name="小芽" isWanted fallback={fallback} />);
  await expect.element(page.getByText('你好，小芽')).toBeVisible();
  expect(button.isConnected).toBe(false);
  await screen.rerender(<Part name="小满" isWanted={false} fallback={fallback} />);
  await expect.element(page.getByText('你好，小满')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that was loaded before is drawn at once', async () => {
  const { Part, prefetch } = latePart<{ name: string }>(async () => Greeting);
  prefetch();
  await Promise.resolve();
  const screen = await render(<Part name="小芽" fallback="…" />);
  expect(screen.container.textContent).toBe('你好，小芽');
});

test('without a network the page stays, and the part comes when the network is back', async () => {
  isOnline(false);
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Greeting);
  const { Part } = latePart(load);
  await render(
    <Page>
      <Part name="小芽" fallback="还没有" />
    </Page>,
  );
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  await expect.element(page.getByText('还没有')).toBeVisible();
  isOnline(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('你好，小芽')).toBeVisible();
});

test('a failure that is known only after the network is back does not leave the page', async () => {
  isOnline(false);
  const lost = Promise.withResolvers<ComponentType<{ name: string }>>();
  const load = vi.fn<Load>().mockReturnValueOnce(lost.promise).mockResolvedValue(Greeting);
  const { Part } = latePart(load);
  await render(
    <Page>
      <Part name="小芽" fallback="还没有" />
    </Page>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  isOnline(true);
  globalThis.dispatchEvent(new Event('online'));
  lost.reject(new TypeError('Failed to fetch'));
  await expect.element(page.getByText('你好，小芽')).toBeVisible();
});

test.each([
  { isOptional: false, shown: '这页出错了' },
  { isOptional: true, shown: '还没有' },
])(
  'with a network, a part that fails leaves the page only if it is optional: $shown',
  async ({ isOptional, shown }) => {
    isOnline(true);
    // React logs errors that a boundary catches.
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn<Load>().mockRejectedValue(new TypeError('Failed to fetch'));
    const { Part } = latePart(load, { isOptional });
    await render(
      <Page>
        <Part name="小芽" fallback="还没有" />
      </Page>,
    );
    await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
    await expect.element(page.getByText(shown)).toBeVisible();
  },
);
