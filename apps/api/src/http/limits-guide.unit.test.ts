import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CODE_LIMITS, RESEND_SECONDS } from '../modules/identity/codes/code-limits.ts';
import { numberRules } from '../modules/rule/numbers.ts';
import { readConfig } from '../platform/config/config.ts';
import { networkSteps } from '../platform/network.ts';
import { BROWSERS, SIGN_INS_A_BROWSER } from './call-counts.ts';
import { makeServer } from './server.ts';
import { MOST_STREAMS } from './stream-limit.ts';

const pages = join(import.meta.dirname, '..', '..', '..', '..', 'docs-site', 'pages');
const config = readConfig({});
const calls = config.callsAMinute;
const codes = (name: 'codesAMobile' | 'codesADevice'): number => numberRules[name].fallback(config);
const shareOf = (address: string, bits: number): number | undefined =>
  networkSteps(address).find(({ network }) => network.endsWith(`/${bits}`))?.share;

describe('the guide of rate limits for developers has the numbers of the server', () => {
  const written = (number: number): string => number.toLocaleString('en');

  test.each(['guide/limits.md', 'zh/guide/limits.md'])('%s', (file) => {
    const text = readFileSync(join(pages, file), 'utf8');
    const cells = [...text.matchAll(/\| *([\d,]+) *\|$/gmu)].map(([, number]) => number);
    expect(cells).toEqual(
      [calls, calls, calls, calls * BROWSERS, calls * SIGN_INS_A_BROWSER].map((number) => written(number)),
    );
    const isChinese = file.startsWith('zh/');
    expect(text).toMatch(isChinese ? `最多同时打开 ${MOST_STREAMS} 个` : `at most ${MOST_STREAMS} [live`);
    expect(text).toContain(
      isChinese ? `${RESEND_SECONDS} 秒内一条` : `one code in ${RESEND_SECONDS} seconds`,
    );
    expect(text).toContain(
      isChinese ? `一天 ${codes('codesAMobile')} 条` : `and ${codes('codesAMobile')} a day`,
    );
    expect(text).toContain(
      isChinese ? `一天 ${codes('codesADevice')} 条` : `gets ${codes('codesADevice')} a day`,
    );
  });

  test('and the shares of the networks around an address', () => {
    expect([shareOf('203.0.113.7', 24), shareOf('2001:db8::7', 48), shareOf('2001:db8::7', 56)]).toEqual([
      6, 6, 2,
    ]);
    expect(CODE_LIMITS.mobile.pauseMs).toBe(RESEND_SECONDS * 1000);
  });
});

test('a call beyond the limit says with 429 how many whole seconds to wait, at most a minute', async () => {
  const server = await makeServer({
    log: pino({ level: 'silent' }),
    origins: [],
    trustedProxies: [],
    clock: { now: () => new Date() },
    callsAMinute: 1,
  });
  onTestFinished(() => server.close());
  server.get('/call', async () => 'answered');
  expect((await server.inject('/call')).statusCode).toBe(200);
  const refused = await server.inject('/call');
  expect([refused.statusCode, refused.json<{ code: number }>().code]).toEqual([429, 429]);
  const wait = refused.headers['retry-after'];
  expect(String(wait)).toMatch(/^\d+$/u);
  expect(Number(wait)).toBeGreaterThan(0);
  expect(Number(wait)).toBeLessThanOrEqual(60);
});
