import { restPointer } from '@yayan/site/look';
import type { ComponentType } from 'react';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '../shell/client/client.ts';
import { renderPage } from './render-page.ts';

/** Shows a page anew at its address, as a visit does. */
export const openPage = async (Component: ComponentType, path: string, at: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  // As wide a margin as the frame leaves, into which some parts reach.
  const element = (
    <main style={{ padding: 'var(--mantine-spacing-md)' }}>
      <Component />
    </main>
  );
  await renderPage([{ path, element }], at);
};
