import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { layout, pages } from './layout.ts';
import { renderMarkdown } from './markdown.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const { resolve } = createRequire(import.meta.url);

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
cpSync(join(root, 'theme'), dist, { recursive: true });

for (const [name] of pages) {
  const page = renderMarkdown(readFileSync(join(root, 'pages', `${name}.md`), 'utf8'));
  writeFileSync(join(dist, `${name}.html`), layout({ name, ...page }));
}

const head = '<script type="module" src="reference.js"></script>\n';
const body = '<div id="reference"></div>';
writeFileSync(
  join(dist, 'reference.html'),
  layout({ name: 'reference', title: 'API reference', body, head }),
);

const document = JSON.parse(readFileSync(resolve('@yayan/contract/document'), 'utf8')) as unknown;
writeFileSync(join(dist, 'openapi.json'), JSON.stringify(document));

const renderer = join(root, 'node_modules', '@scalar', 'api-reference', 'dist', 'browser');
const isServed = (file: string): boolean => !file.endsWith('.map') && !file.endsWith('standalone.js');
cpSync(renderer, join(dist, 'renderer'), { recursive: true, filter: isServed });
