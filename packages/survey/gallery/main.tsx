import { YayanProvider } from '@yayan/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(window.location.search);
const asked = query.get('scheme');
const scheme = asked === 'dark' || asked === 'light' ? asked : undefined;
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <YayanProvider forceColorScheme={scheme}>
      <Gallery page={query.get('page') ?? undefined} oneByOne={query.has('one')} />
    </YayanProvider>
  </StrictMode>,
);
