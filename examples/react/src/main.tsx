import { createClient } from '@yayan/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const client = createClient({ baseUrl: '/api', name: 'shop' });
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
