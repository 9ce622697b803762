import type { UIMatch } from 'react-router';
import { expect, test } from 'vitest';
import { documentTitle, titleOf } from './page-title.ts';

const match = (handle: unknown): UIMatch => ({
  id: 'x',
  pathname: '/',
  params: {},
  loaderData: undefined,
  handle,
});

test('the title is the product name plus the route title', () => {
  expect(documentTitle('任务大厅')).toBe('芽言-任务大厅');
});

test('without a route title it is the product name alone', () => {
  expect(documentTitle(undefined)).toBe('芽言');
});

test('the innermost route with a title names the page', () => {
  expect(titleOf([match(undefined), match({ title: '外' }), match({ title: '内' }), match({})])).toBe('内');
});
