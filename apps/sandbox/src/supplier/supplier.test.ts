import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../answer.ts';
import { isSigned, signed } from './signed-query.ts';
import { supplier } from './supplier.ts';

const memberUrl = 'http://member.example';
const make = () => supplier({ memberUrl, now: () => 1_795_250_000_000 });
const ask = (method: string, path: string, query = {}, form = {}) => ({ method, path, query, form });
const textOf = (answer: Answer | undefined): string => (answer && 'text' in answer ? answer.text : '');

function entered(here: ReturnType<typeof make>, sid = 's1') {
  const { SANDBOX_SUPPLIER_SECRET: secret = '' } = here.environment('http://sandbox.example');
  const back = `${memberUrl}/task/back?k=sandbox`;
  const entry = Object.fromEntries(
    new URLSearchParams(signed({ sid, pid: 'p1', survey: '<b>', ts: '1795250000', back }, secret)),
  );
  return { secret, entry };
}

describe('the pretended supplier', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('lets in who comes signed, and shows nothing of a link as HTML', () => {
    const here = make();
    const { entry } = entered(here);
    const page = textOf(here.answer(ask('GET', '/supplier/start', entry)));
    expect(page).toContain('你平时喝咖啡吗');
    expect(page).not.toContain('<b>');
    expect(textOf(here.answer(ask('GET', '/supplier/start', { ...entry, sid: 'other' })))).toContain(
      '签名不对',
    );
  });

  test.each([
    ['often', 'morning', 'complete'],
    ['never', 'morning', 'screenout'],
    ['often', 'night', 'full'],
  ])('%s and %s end as %s, signed on the way back', (coffee, time, st) => {
    const here = make();
    const { entry, secret } = entered(here);
    here.answer(ask('GET', '/supplier/start', entry));
    const answer = here.answer(
      ask('POST', '/supplier/finish', {}, { sid: 's1', coffee, time, telling: 'never' }),
    );
    const { k, ...told } = Object.fromEntries(
      new URL(answer && 'location' in answer ? answer.location : '').searchParams,
    );
    expect(k).toBe('sandbox');
    expect(told).toMatchObject({ sid: 's1', st });
    expect(isSigned(told, secret)).toBe(true);
  });

  test('notifies twice on request, and leaves the browser on the page', async () => {
    const here = make();
    const { entry } = entered(here);
    const called: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      called.push(url);
      return Promise.resolve(new Response('ok'));
    });
    here.answer(ask('GET', '/supplier/start', entry));
    const form = { sid: 's1', coffee: 'often', time: 'morning', telling: 'twice', browser: 'stay' };
    expect(textOf(here.answer(ask('POST', '/supplier/finish', {}, form)))).toContain('不会让浏览器返回');
    await vi.waitFor(() => expect(called).toHaveLength(2), { timeout: 60_000 });
    expect(called[0]).toMatch(/^http:\/\/member\.example\/callback\.php\?k=sandbox&sid=s1&st=complete&/);
  });
});
