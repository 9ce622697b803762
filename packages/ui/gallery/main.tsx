import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { YayanProvider } from '../src/YayanProvider.tsx';
import { Gallery } from './Gallery.tsx';

const asked = new URLSearchParams(window.location.search).get('scheme');
const scheme = asked === 'dark' || asked === 'light' ? asked : undefined;
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <YayanProvider forceColorScheme={scheme}>
      <Gallery />
    </YayanProvider>
  </StrictMode>,
);
