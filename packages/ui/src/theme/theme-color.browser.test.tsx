import { useMantineColorScheme } from '@mantine/core';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { colorSchemeKey, YayanProvider } from '../YayanProvider.tsx';

const meta = (): HTMLMetaElement | null => document.querySelector('meta[name="theme-color"]');

afterEach(() => {
  meta()?.remove();
  localStorage.clear();
  vi.restoreAllMocks();
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

test.each([
  ['dark', null, '#123'],
  ['dark', 'light', '#fff'],
  ['light', null, '#fff'],
] as const)(
  'the scheme is the system’s until somebody chooses one: system %s, choice %s',
  async (system, choice, color) => {
    const media = globalThis.matchMedia.bind(globalThis);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const found = media(query);
      if (query === '(prefers-color-scheme: dark)')
        Object.defineProperty(found, 'matches', { value: system === 'dark' });
      return found;
    });
    if (choice !== null) localStorage.setItem(colorSchemeKey, choice);
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="theme-color" content="" data-light="#fff" data-dark="#123">',
    );
    await render(
      <YayanProvider>
        <Switch />
      </YayanProvider>,
    );
    expect(meta()?.content).toBe(color);
  },
);
