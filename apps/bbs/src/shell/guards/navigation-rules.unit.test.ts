import { describe, expect, test } from 'vitest';
import { decide, type Navigation } from './navigation-rules.ts';

const visitor: Navigation = {
  path: '/topic',
  access: 'group',
  hasToken: false,
  hasNickname: false,
  groupHash: 'h1',
  maintenance: false,
};

describe('the discussion site', () => {
  test.each(['/topic', '/topic/1', '/bbs/h1/user', '/bbs-response'])(
    'leads %s without a token to the login of the group that is held',
    (path) => {
      expect(decide({ ...visitor, path })).toEqual({ kind: 'redirect', to: '/bbs/h1' });
    },
  );

  test('leads to the member login when no group is held', () => {
    expect(decide({ ...visitor, groupHash: undefined })).toEqual({ kind: 'leave', to: '/login' });
  });

  test('opens the login page of a group with and without a token', () => {
    for (const hasToken of [true, false])
      expect(decide({ ...visitor, path: '/bbs/h2', access: 'public', hasToken })).toEqual({ kind: 'open' });
  });

  test('fetches who is signed in before a page opens', () => {
    expect(decide({ ...visitor, hasToken: true })).toEqual({ kind: 'load-user' });
    expect(decide({ ...visitor, hasToken: true, hasNickname: true })).toEqual({ kind: 'open' });
  });

  test('leads the pages for hosts without a token to where hosts come in, and opens them with one', () => {
    const page: Navigation = { ...visitor, path: '/hosting/new', access: 'host' };
    expect(decide(page)).toEqual({ kind: 'redirect', to: '/hosting/enter?to=/hosting/new' });
    expect(decide({ ...page, hasToken: true })).toEqual({ kind: 'open' });
  });

  test('leads an unknown path to /404', () => {
    expect(decide({ ...visitor, path: '/x', access: undefined, hasToken: true })).toEqual({
      kind: 'leave',
      to: '/404',
    });
  });

  test('leads everything to /updating during maintenance', () => {
    expect(decide({ ...visitor, access: 'public', maintenance: true })).toEqual({
      kind: 'leave',
      to: '/updating',
    });
  });
});
