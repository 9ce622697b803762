import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './Avatar.tsx';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

test('a picture that failed is a letter, and is asked for again when the network is back', async () => {
  const { container } = await render(<Avatar name="阿木" src="/no-such-picture.svg" />);
  await expect.poll(() => container.textContent).toBe('阿');
  let asked = 0;
  const watch = new MutationObserver(() => (asked += container.querySelectorAll('img').length));
  watch.observe(container, { childList: true, subtree: true });
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toBeGreaterThan(0);
  watch.disconnect();
});

test('another picture is shown although the one before it failed', async () => {
  const { container, rerender } = await render(<Avatar name="阿木" src="/no-such-picture.svg" />);
  await expect.poll(() => container.textContent).toBe('阿');
  await rerender(<Avatar name="阿木" src={picture} />);
  await expect.poll(() => container.querySelector('img')?.src).toBe(picture);
});
