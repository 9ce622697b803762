import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { version } from '@yayan/auth';
import { appShell } from '@yayan/site-build/app-shell';
import { lateFiles } from '@yayan/site-build/late-files';
import { leanSurvey } from '@yayan/site-build/lean-survey';
import { precompress } from '@yayan/site-build/precompress';
import { serviceWorker } from '@yayan/site-build/service-worker';
import { siteBuild } from '@yayan/site-build/site-build';
import { siteChunks } from '@yayan/site-build/site-chunks';
import { fileOrigins, siteHeaders } from '@yayan/site-build/site-headers';
import { defineConfig } from 'vite';
import { chunks } from './chunks.config.ts';
import { shareCards } from './share-cards.config.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const pageForBrowsers = ({ method, headers: { accept } }: IncomingMessage): string | undefined =>
  method === 'GET' && accept?.includes('text/html') === true ? '/index.html' : undefined;
const served = {
  host: '127.0.0.1',
  port: Number(process.env['MEMBER_PORT'] ?? 4100),
  strictPort: true,
  // Suppliers' servers call this address; a browser that is redirected here gets the page.
  proxy: { '/api': api, '/callback.php': { target: api, bypass: pageForBrowsers } },
};

const firstPages = {
  frame: ['shell/frame/member-frame.tsx', 'shell/session/account.ts', 'shell/client/transport.ts'],
  transport: { file: 'shell/client/transport.ts', without: ['/'] },
  entries: ['/', '/login', '/bind', '/login/third', '/password'],
  home: '/home',
  login: '/login',
  documents: ['/home', '/task', '/task/detail/:id', '/task/go', '/exchange'],
  cards: shareCards,
  early: {
    headers: { 'z-client': '2', 'z-version': version, 'z-site': 'member' },
    frame: ['/api/v1/users/account'],
    pages: {
      '/home': [
        '/api/v1/tasks/recommend?limit=3',
        '/api/v1/users/checkin',
        '/api/v1/home/check',
        '/api/v1/campaigns?state=running',
      ],
      '/task': ['/api/v1/tasks?limit=20'],
      '/task/detail/:id': ['/api/v1/tasks/{id}'],
      '/task/go': ['/api/v1/process/sessions/{session}'],
      '/exchange': ['/api/v3/benefits', '/api/v1/users/exchange-info'],
    },
    begin: {
      '/task/go': {
        address: '/api/v1/process/participations',
        body: '{"taskHashId":"{task}"}',
        next: { kind: 'hosted', address: '/api/v1/process/sessions/{sessionId}' },
      },
    },
  },
  later: { runner: '../../../packages/survey/src/runner/runner-parts.ts' },
};

/** The pages and files that open without a network, in addition to pages opened before. */
const worker = {
  entry: 'src/worker/sw.ts',
  pages: ['/', '/home', '/task', '/home/gold', '/home/message', '/task/go'],
  late: [
    '../../packages/ui/src/badge/BadgeHelp.tsx',
    '../../packages/ui/src/dialog/SheetWindow.tsx',
    '../../packages/ui/src/shell/header/AccountMenu.tsx',
    '../../packages/ui/src/shell/navigation/PhoneMenuSheet.tsx',
    'src/shell/frame/idle-frame.tsx',
    'src/shell/session/LogoutQuestion.tsx',
  ],
  files: ['favicon.svg', 'manifest.json'],
};

export default defineConfig({
  plugins: [
    leanSurvey(),
    lateFiles(),
    siteChunks(chunks),
    react({ compiler: true }),
    appShell(firstPages),
    precompress(),
    serviceWorker(worker),
  ],
  resolve: {
    // dayjs as ES modules: its CommonJS files need a helper that would become a second script of every page.
    alias: [
      { find: /^dayjs$/u, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/((?:plugin|locale)\/[\w-]+)(?:\.js)?$/u, replacement: 'dayjs/esm/$1' },
    ],
  },
  build: siteBuild,
  server: served,
  preview: { ...served, headers: siteHeaders(fileOrigins(process.env)) },
});
