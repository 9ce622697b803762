import react from '@vitejs/plugin-react';
import { precompress } from '@yayan/tools/precompress';
import { siteBuild } from '@yayan/tools/site-chunks';
import { fileOrigins, siteHeaders } from '@yayan/tools/site-headers';
import { waitingMark } from '@yayan/tools/waiting-mark';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const served = {
  host: '127.0.0.1',
  port: Number(process.env['BBS_PORT'] ?? 4200),
  strictPort: true,
  proxy: { '/api': api },
};

export default defineConfig({
  plugins: [react({ compiler: true }), waitingMark(), precompress()],
  build: siteBuild,
  server: served,
  preview: { ...served, headers: siteHeaders(fileOrigins(process.env)) },
});
