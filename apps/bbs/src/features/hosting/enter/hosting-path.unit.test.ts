import { expect, test } from 'vitest';
import { hostingPath } from './hosting-path.ts';

test.each(['/hosting', '/hosting/new', '/hosting/0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607/guide'])(
  '%s is opened after entering',
  (path) => expect(hostingPath(path)).toBe(path),
);

test.each([
  null,
  '',
  '//evil.example',
  '/hosting/../topic',
  '/hosting/enter',
  'https://evil.example/hosting',
])('%s leads to the list', (path) => expect(hostingPath(path)).toBe('/hosting'));
