import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Built as the sites are. */
export default defineConfig({
  plugins: [react({ compiler: true })],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
