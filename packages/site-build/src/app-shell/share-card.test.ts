import { expect, test } from 'vitest';
import { withShareCard } from './share-card.ts';

const html = '<meta name="description" content="芽言" /><title>芽言</title>';
const card = { title: '达人"故事"', description: '真实的 <会员>', hasOneAddress: true };

test('a crawler without scripts reads title, description, picture and address of the page', () => {
  const shared = withShareCard(html, '/ranking', card);
  expect(shared).toContain('<meta name="description" content="真实的 &lt;会员>" />');
  expect(shared).toContain('<meta property="og:title" content="达人&quot;故事&quot;" />');
  expect(shared).toContain('<meta property="og:image" content="http://127.0.0.1:4100/icons/app-512.png" />');
  expect(shared).toContain('<meta property="og:url" content="http://127.0.0.1:4100/ranking" />');
});

test('a page whose links carry a code or an id names no address, so that a shared link keeps them', () => {
  expect(withShareCard(html, '/invite', { ...card, hasOneAddress: false })).not.toContain('og:url');
});
