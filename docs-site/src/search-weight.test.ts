import { expect, test } from 'vitest';
import { searchWeight } from './search-weight.ts';

const title = { title: 'Order a benefit · placeOrder · POST /v1/benefits/{id}' };
const call = '/reference/exchange#tag/exchange/placeOrder';
const byWord = searchWeight(call, 'order', title);

test('a guide counts more than the reference', () => {
  expect(searchWeight('/zh/guide/orders#states', 'order', { title: '状态' })).toBeGreaterThan(byWord);
  expect(searchWeight('/guide/orders#states', 'order', { title: 'States' })).toBeGreaterThan(byWord);
});

test('the name of a call or an error counts more than other words of the reference', () => {
  expect(searchWeight(call, 'placeorder', title)).toBeGreaterThan(byWord);
  const error = { title: 'STOCK_OUT 24001' };
  expect(searchWeight('/reference/errors#24001', 'stock_out', error)).toBeGreaterThan(byWord);
  expect(searchWeight('/reference/errors#24001', '24001', error)).toBe(byWord);
});
