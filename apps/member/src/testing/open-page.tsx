import { restPointer } from '@yayan/site/look';
import type { ComponentType } from 'react';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '../shell/client/client.ts';
import { renderPage } from './render-page.ts';

/** Opens a page at its address again, as a visit does. */
export const openPage = async (Component: ComponentType, path: string, at: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  // The margin of the frame; some parts extend into it.
  const element = (
    <main style={{ padding: 'var(--mantine-spacing-md)' }}>
      <Component />
    </main>
  );
  await renderPage([{ path, element }], at);
};
