import { afterAll, expect, test } from 'vitest';
import { createMarkdownRenderer, disposeMdItInstance } from 'vitepress';
import { softBreaks } from './soft-breaks.ts';

// VitePress keeps one renderer, which the files of tests share.
disposeMdItInstance();
const renderer = await createMarkdownRenderer('.', { config: softBreaks });

afterAll(disposeMdItInstance);

test.each([
  ['一个文件，\n用的是页面', '<p>一个文件，用的是页面</p>'],
  ['同一个\n文件', '<p>同一个文件</p>'],
  ['之后。\n`onProgress` 不会倒退', '<p>之后。<code>onProgress</code> 不会倒退</p>'],
  ['发往它的\n`url`', '<p>发往它的 <code>url</code></p>'],
  [
    'needs `moduleResolution`\n`nodenext`',
    '<p>needs <code>moduleResolution</code> <code>nodenext</code></p>',
  ],
  ['two\nwords', '<p>two words</p>'],
])('a line break of the source is no gap in Chinese, and a space elsewhere: %j', (source, shown) => {
  expect(renderer.render(source).replaceAll(' v-pre=""', '').trim()).toBe(shown);
});
