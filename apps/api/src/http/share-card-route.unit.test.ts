import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addShareCardRoute } from './share-card-route.ts';

test('10.34 texts of a page can’t leave their tags', async () => {
  const server = Fastify();
  const title = '"><script>alert(1)</script>&amp;';
  addShareCardRoute(server, 'https://www.yayan.example', async (path) => ({ path, title, summary: title }));
  const { body } = await server.inject('/share-cards/course/a');
  expect(body).not.toContain('<script>');
  expect(body).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;" />',
  );
  expect(body).toContain('<meta property="og:url" content="https://www.yayan.example/course/a" />');
  await server.close();
});
