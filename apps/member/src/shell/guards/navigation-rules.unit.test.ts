import { describe, expect, test } from 'vitest';
import { decide, type Navigation } from './navigation-rules.ts';

const visitor: Navigation = {
  path: '/home',
  access: 'signed-in',
  hasToken: false,
  hasNickname: false,
  agreementDue: false,
  blocked: false,
  groupHash: undefined,
  maintenance: false,
};
const member: Navigation = { ...visitor, hasToken: true, hasNickname: true };
const open = { kind: 'open' };

describe('with a stored token', () => {
  test.each(['/', '/login', '/bind', '/login/third', '/password'])(
    'the entry page %s leads to /home',
    (path) => {
      expect(decide({ ...member, path, access: 'public' })).toEqual({ kind: 'redirect', to: '/home' });
    },
  );

  test('an entry page leads to /home even before user info is loaded', () => {
    expect(decide({ ...member, path: '/login', access: 'public', hasNickname: false })).toEqual({
      kind: 'redirect',
      to: '/home',
    });
  });

  test.each(['/home', '/task', '/exchange', '/about'])(
    '%s waits for user info while no nickname is loaded',
    (path) => {
      expect(decide({ ...member, path, access: 'public', hasNickname: false })).toEqual({
        kind: 'load-user',
      });
    },
  );

  test.each(['/home', '/task', '/exchange', '/topic'])('%s opens once the nickname is loaded', (path) => {
    expect(decide({ ...member, path })).toEqual(open);
  });
});

describe('with a changed agreement that was not agreed to', () => {
  const asked: Navigation = { ...member, agreementDue: true };

  test.each(['/home', '/task', '/task/go', '/exchange', '/topic'])(
    '%s leads to the text and the question',
    (path) => {
      expect(decide({ ...asked, path, access: 'public' })).toEqual({ kind: 'redirect', to: '/agreement' });
    },
  );

  test.each(['/agreement', '/privacy', '/privacy/sdk', '/home/user'])('%s opens', (path) => {
    expect(decide({ ...asked, path })).toEqual(open);
  });

  test('nobody is asked before their user info is loaded', () => {
    expect(decide({ ...asked, hasNickname: false, path: '/task' })).toEqual({ kind: 'load-user' });
  });
});

describe('while a penalty blocks the member (rule 7.17)', () => {
  const held: Navigation = { ...member, blocked: true };

  test.each(['/home', '/task/go', '/home/gold', '/home/usersome', '/topic'])(
    '%s leads to where the reason and the appeal are',
    (path) => {
      expect(decide({ ...held, path })).toEqual({ kind: 'redirect', to: '/home/feedback' });
    },
  );

  test.each(['/home/feedback', '/home/feedback/ask', '/home/message/1', '/home/notices/1', '/home/user'])(
    '%s opens',
    (path) => {
      expect(decide({ ...held, path })).toEqual(open);
    },
  );

  test('public pages open', () => {
    expect(decide({ ...held, path: '/about', access: 'public' })).toEqual(open);
  });

  test('the consent to a changed agreement comes before all other pages', () => {
    expect(decide({ ...held, agreementDue: true, path: '/home/feedback' })).toEqual({
      kind: 'redirect',
      to: '/agreement',
    });
  });
});

describe('without a token', () => {
  test.each(['/', '/login', '/exchange', '/about', '/task/back'])('the public page %s opens', (path) => {
    expect(decide({ ...visitor, path, access: 'public' })).toEqual(open);
  });

  test.each(['/home', '/task', '/task/detail/x', '/exchange/success', '/home/gold'])(
    '%s leads to /login',
    (path) => {
      expect(decide({ ...visitor, path })).toEqual({ kind: 'redirect', to: '/login' });
    },
  );

  test.each(['/topic', '/topic/1', '/topic/answer/1'])(
    '%s leads to the login of the group that is held',
    (path) => {
      expect(decide({ ...visitor, path, groupHash: 'h1' })).toEqual({ kind: 'leave-to-group', hash: 'h1' });
    },
  );

  test('topic pages lead to /login while no group is held', () => {
    expect(decide({ ...visitor, path: '/topic' })).toEqual({ kind: 'redirect', to: '/login' });
  });

  test('a path that only begins like a topic page is not one', () => {
    expect(decide({ ...visitor, path: '/topics', groupHash: 'h1' })).toEqual({
      kind: 'redirect',
      to: '/login',
    });
  });
});

describe('who may open a page', () => {
  test.each([visitor, member])('an unknown path leads to /404', (who) => {
    expect(decide({ ...who, path: '/nowhere', access: undefined })).toEqual({ kind: 'redirect', to: '/404' });
  });

  test.each([visitor, member])('maintenance sends every page to /updating', (who) => {
    for (const [path, access] of [
      ['/', 'public'],
      ['/home', 'signed-in'],
      ['/nowhere', undefined],
    ] as const)
      expect(decide({ ...who, path, access, maintenance: true })).toEqual({
        kind: 'redirect',
        to: '/updating',
      });
  });

  test('during maintenance /updating itself opens', () => {
    expect(decide({ ...member, path: '/updating', access: 'public', maintenance: true })).toEqual(open);
  });
});
