import { useMantineColorScheme } from '@mantine/core';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { YayanProvider } from '../YayanProvider.tsx';

const meta = (): HTMLMetaElement | null => document.querySelector('meta[name="theme-color"]');

afterEach(() => {
  meta()?.remove();
  localStorage.clear();
});

function Switch() {
  const { setColorScheme } = useMantineColorScheme();
  return <button onClick={() => setColorScheme('dark')}>深色</button>;
}

test('the colour of the browser’s bars follows the scheme', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#123">',
  );
  const { getByText } = await render(
    <YayanProvider>
      <Switch />
    </YayanProvider>,
  );
  expect(meta()?.content).toBe('#fff');
  await getByText('深色').click();
  expect(meta()?.content).toBe('#123');
});
