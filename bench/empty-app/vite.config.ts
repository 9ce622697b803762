import react from '@vitejs/plugin-react';
import { precompress } from '@yayan/site-build/precompress';
import { defineConfig } from 'vite';

/** Built as the sites are. */
export default defineConfig({
  plugins: [react({ compiler: true }), precompress()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
