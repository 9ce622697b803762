import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from './page.ts';

const module = async () =>
  await Promise.resolve({ default: ({ kind }: { kind: string }) => <h1>{`${kind} page`}</h1> });

test('pages of one module get the props of their own lines', async () => {
  const lines = [
    page('/koi', '锦鲤', 'any', module, { kind: 'koi' }),
    page('/quiz', '答题', 'any', module, { kind: 'quiz' }),
  ];
  const shown = await Promise.all(
    lines.map(async ({ load }) => renderToStaticMarkup(createElement((await load()).default))),
  );
  expect(shown).toEqual(['<h1>koi page</h1>', '<h1>quiz page</h1>']);
});
