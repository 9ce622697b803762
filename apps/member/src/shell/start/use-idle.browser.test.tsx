import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useIdle } from './use-idle.ts';

const Part = ({ from }: { from?: boolean }) => (useIdle(from) ? <p>页尾</p> : null);

/** On a busy machine the browser may never be idle, so use the same timeout as the hook. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: 1000 });
  });

test('a late part appears when the browser is idle, and stays', async () => {
  const { rerender } = await render(<Part from={false} />);
  await idle();
  await expect.element(page.getByText('页尾')).not.toBeInTheDocument();
  await rerender(<Part from />);
  await expect.element(page.getByText('页尾')).toBeVisible();
  await rerender(<Part from={false} />);
  await expect.element(page.getByText('页尾')).toBeVisible();
});

test('a browser that does not say when it is idle shows it as well', async () => {
  const { requestIdleCallback: own } = globalThis;
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  try {
    await render(<Part />);
    await expect.element(page.getByText('页尾')).toBeVisible();
  } finally {
    globalThis.requestIdleCallback = own;
  }
});
