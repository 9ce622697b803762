import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { fileOrigins, siteHeaders } from '@yayan/tools/site-headers';
import { waitingMark } from '@yayan/tools/waiting-mark';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const pageForBrowsers = ({ method, headers: { accept } }: IncomingMessage): string | undefined =>
  method === 'GET' && accept?.includes('text/html') === true ? '/index.html' : undefined;
const served = {
  host: '127.0.0.1',
  port: Number(process.env['MEMBER_PORT'] ?? 4100),
  strictPort: true,
  // Servers of suppliers call this address; a browser that was sent here gets the page.
  proxy: { '/api': api, '/callback.php': { target: api, bypass: pageForBrowsers } },
};

export default defineConfig({
  plugins: [react({ compiler: true }), waitingMark()],
  resolve: {
    // dayjs as ES modules: its CommonJS files need a helper that would become a second script of every page.
    alias: [
      { find: /^dayjs$/u, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/((?:plugin|locale)\/[\w-]+)(?:\.js)?$/u, replacement: 'dayjs/esm/$1' },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every page starts with is one file: in pieces it compresses worse, and none of them is ever fetched alone.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
        // The first file names all others: each character of a hash is paid for some two hundred times.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: served,
  preview: { ...served, headers: siteHeaders(fileOrigins(process.env)) },
});
