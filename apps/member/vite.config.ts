import react from '@vitejs/plugin-react';
import { fileOrigins, siteHeaders } from '@yayan/tools/site-headers';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const served = {
  host: '127.0.0.1',
  port: Number(process.env['MEMBER_PORT'] ?? 4100),
  strictPort: true,
  proxy: { '/api': api },
};

export default defineConfig({
  plugins: [react({ compiler: true })],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every page starts with is one file: in pieces it compresses worse, and none of them is ever fetched alone.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
  server: served,
  preview: { ...served, headers: siteHeaders(fileOrigins(process.env)) },
});
