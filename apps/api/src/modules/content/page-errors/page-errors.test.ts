import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

const token = 'a-token-of-the-monitoring';
const lines: string[] = [];
let system: TestSystem;

beforeAll(async () => {
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  system = await TestSystem.start({ environment: { METRICS_TOKEN: token }, log });
});
afterAll(() => system.stop());

const error = {
  kind: 'render' as const,
  release: '/assets/index-B3xk2.js',
  path: '/task/detail/:id',
  message: 'No account for 13800138000\n{"level":"fatal"}',
  stack: 'at show (https://www.yayan.example/assets/index-B3xk2.js?from=secret:1:200)',
};

it('an error of a page is logged without personal data and queries, on one line, and counted by kind', async () => {
  expect(await system.get('reportPageError', { body: error })).toBeNull();
  const line = lines.find((each) => each.includes('page error')) ?? '';
  expect(line.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', kind: 'render' });
  expect(line).toContain('/assets/index-B3xk2.js:1:200');
  expect(line).not.toMatch(/13800138000|secret/u);
  const headers = { authorization: `Bearer ${token}` };
  const metrics = await system.app.server.inject({ url: '/metrics', headers });
  expect(metrics.body).toContain('yayan_page_errors{kind="render"} 1');
});

it('a page may report only a few a minute', async () => {
  const codes: number[] = [];
  for (let count = 0; count < 12; count += 1)
    codes.push((await system.call('reportPageError', { body: error })).code);
  expect(codes.at(-1)).toBe(429);
});
