import { expect, test } from 'vitest';
import { undated } from './undated.ts';

test('a stored answer tells no time of the server, and is otherwise the same', async () => {
  const headers = { date: 'Sat, 21 Nov 2026 04:00:00 GMT', 'content-type': 'application/json' };
  const shown = undated(new Response('{"code":200}', { headers }));
  expect([...shown.headers]).toEqual([['content-type', 'application/json']]);
  expect([shown.status, await shown.json()]).toEqual([200, { code: 200 }]);
});
