import { expect, test } from 'vitest';
import { unzip } from '../../../test/unzip.ts';
import { type Paragraph, wordDocument } from './word-document.ts';

const filesOf = async (paragraphs: readonly Paragraph[]): Promise<Map<string, string>> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of wordDocument(paragraphs, new Date('2026-11-28T00:00:00Z'))) chunks.push(chunk);
  return new Map([...unzip(Buffer.concat(chunks))].map(([name, file]) => [name, file.toString()]));
};

test('text is escaped, lines are kept, and what XML can’t contain is left out', async () => {
  const files = await filesOf([{ style: 'quote', text: 'a <b> & "c"\n第二行\u{1}\u{D800}' }]);
  const text = files.get('word/document.xml') ?? '';
  expect(text).toContain(
    'a &lt;b&gt; &amp; &quot;c&quot;</w:t><w:br/><w:t xml:space="preserve">第二行\u{FFFD}</w:t>',
  );
  expect(text).not.toContain('\u{1}');
});

test('each link leads to its own address', async () => {
  const links = ['http://127.0.0.1/a?x=1&y=2', 'http://127.0.0.1/b'];
  const files = await filesOf(
    links.map((href): Paragraph => ({ style: 'note', text: '', link: { text: '打开', href } })),
  );
  const relations = files.get('word/_rels/document.xml.rels') ?? '';
  expect(relations).toMatch(
    /Id="link0"[^>]*Target="http:\/\/127\.0\.0\.1\/a\?x=1&amp;y=2" TargetMode="External"/u,
  );
  expect(relations).toMatch(/Id="link1"[^>]*Target="http:\/\/127\.0\.0\.1\/b" TargetMode="External"/u);
  for (const id of ['link0', 'link1']) expect(files.get('word/document.xml')).toContain(`r:id="${id}"`);
});
