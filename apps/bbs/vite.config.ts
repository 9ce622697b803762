import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { appShell } from '@yayan/site-build/app-shell';
import { lateFiles } from '@yayan/site-build/late-files';
import { precompress } from '@yayan/site-build/precompress';
import { serviceWorker } from '@yayan/site-build/service-worker';
import { siteBuild } from '@yayan/site-build/site-build';
import { siteChunks } from '@yayan/site-build/site-chunks';
import { fileOrigins, siteHeaders } from '@yayan/site-build/site-headers';
import { waitingMark } from '@yayan/site-build/waiting-mark';
import { defineConfig } from 'vite';
import { chunks } from './chunks.config.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const served = {
  host: '127.0.0.1',
  port: Number(process.env['BBS_PORT'] ?? 4200),
  strictPort: true,
  proxy: { '/api': api },
};

const firstPages = {
  frame: [],
  transport: { file: 'shell/client/client.ts', without: [] },
  entries: [],
  home: '',
  login: '',
};

/** The pages and files that open without a network, in addition to pages opened before. */
const worker = {
  entry: 'src/worker/sw.ts',
  pages: ['/bbs/:id', '/bbs/:id/user', '/topic', '/topic/:topicId', '/bbs-response'],
  late: [
    '../../packages/discussion/src/media/MediaViewer.tsx',
    '../../packages/discussion/src/writing/ConflictPanel.tsx',
    '../../packages/ui/src/badge/BadgeHelp.tsx',
    '../../packages/ui/src/dialog/SheetWindow.tsx',
    '../../packages/ui/src/shell/header/AccountMenu.tsx',
    'src/shell/offline/GroupOfflineBar.tsx',
  ],
  files: [
    'favicon.svg',
    ...readdirSync(join(import.meta.dirname, 'public/avatar')).map((file) => `avatar/${file}`),
  ],
};

export default defineConfig({
  plugins: [
    lateFiles(),
    siteChunks(chunks),
    react({ compiler: true }),
    waitingMark(),
    appShell(firstPages),
    precompress(),
    serviceWorker(worker),
  ],
  build: siteBuild,
  server: served,
  preview: { ...served, headers: siteHeaders(fileOrigins(process.env)) },
});
