import { operationErrors } from '@yayan/contract';
import { describe, expect, test } from 'vitest';
import { callsOf, readDocument } from '../reference/document.ts';
import { errorList, searchedErrors } from './error-list.ts';

const rowsOf = (html: string): string[] => html.split('<tr role="row" id="').slice(1);

describe.each(['en', 'zh'] as const)('the errors in %s', (language) => {
  const list = errorList(language);
  const rows = rowsOf(list);

  test('have every error of the document once, and none that only an operator gets', () => {
    const names = rows.map((row) => row.slice(0, row.indexOf('"')));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([...Object.values(operationErrors).flat(), 'TOO_MANY', 'SITE_MAINTENANCE']),
    );
    expect(names).not.toContain('NETWORK_BLOCKED');
    expect(names).not.toContain('OK');
  });

  test('have an address by number and by name, and a link that copies it', () => {
    const row = rows.find((each) => each.startsWith('BALANCE_TOO_LOW"'));
    expect(row).toContain('<h3 id="23004"');
    expect(row).toMatch(
      /<a class="copy-link" href="#23004" aria-label="[^"]*BALANCE_TOO_LOW[^"]*" data-copied="[^"]+">/u,
    );
    expect(row).toContain('<p lang="zh-CN">金币不足');
    const ids = [...list.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('lead to the calls that return them', () => {
    const root = language === 'zh' ? '/zh' : '';
    const known = new Set(
      callsOf(readDocument()).map(
        ({ operation: { operationId, tags } }) =>
          `${root}/reference/${tags[0]}#tag/${tags[0]}/${operationId}`,
      ),
    );
    const links = [...list.matchAll(/href="(\/[^"]+)"/gu)].map(([, link]) => link ?? '');
    expect(links).toContain(`${root}/reference/exchange#tag/exchange/placeOrder`);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  test('are searched by number, name and message, and not by the calls, which are found themselves', () => {
    const searched = searchedErrors(language);
    const headings = [...searched.matchAll(/^<h3 .*<code>(\w+)<\/code> (\d+) <a .*<\/a><\/h3>$/gmu)];
    expect(headings).toHaveLength(rows.length);
    expect(searched).toContain('金币不足');
    expect(searched).not.toContain('placeOrder');
  });
});
