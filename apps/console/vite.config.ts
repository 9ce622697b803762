import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { consoleHeaders } from '@yayan/site-build/console-headers';
import { precompress } from '@yayan/site-build/precompress';
import { fileOrigins } from '@yayan/site-build/site-headers';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const served = {
  host: '127.0.0.1',
  port: Number(process.env['CONSOLE_PORT'] ?? 4400),
  strictPort: true,
  // No call of the product's main document goes through the console's address; pictures of members do.
  proxy: { '/api/console': api, '/api/files/': api },
};

/** The members' pictures of banners and events, of benefits and tasks, and examples of what is handed in. */
const folders = ['content', 'covers', 'examples'];

/** Puts pictures of the members' site into the build, so that previews show them. */
const memberPictures = (): Plugin => ({
  name: 'member-pictures',
  apply: 'build',
  generateBundle() {
    for (const folder of folders) {
      const pictures = new URL(`../member/public/${folder}/`, import.meta.url);
      for (const name of readdirSync(pictures))
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}`,
          source: readFileSync(new URL(name, pictures)),
        });
    }
  },
});

export default defineConfig({
  plugins: [react({ compiler: true }), memberPictures(), precompress()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: served,
  preview: { ...served, headers: consoleHeaders(fileOrigins(process.env)) },
});
