import { errors } from '@yayan/contract';
import { errorTexts } from '@yayan/api-client/errors-en';
import { type Language, rootOf } from '../navigation.ts';
import { callsOf, readDocument } from '../reference/document.ts';
import { type ErrorName, groupedErrors } from './error-groups.ts';

const words = {
  en: {
    heads: ['Error', 'HTTP', 'Retry', 'Returned by'],
    retry: 'Yes, a little later',
    noRetry: 'No',
    any: 'Common to all calls',
    groups: 'Groups',
    link: (name: string) => `Copy the link to ${name}`,
    copied: 'Copied',
    calls: (count: number) => `${count} calls`,
    more: (count: number) => `${count} more`,
  },
  zh: {
    heads: ['错误', 'HTTP', '可重试', '哪些调用返回'],
    retry: '是，稍后再试',
    noRetry: '否',
    any: '所有调用通用',
    groups: '分组',
    link: (name: string) => `复制 ${name} 的链接`,
    copied: '已复制',
    calls: (count: number) => `${count} 个调用`,
    more: (count: number) => `另外 ${count} 个`,
  },
} as const;

/** So many calls are shown at once; from `MANY` on only their number. */
const SHOWN = 3;
const MANY = 25;

const calls = callsOf(readDocument()).map(({ operation }) => operation);

const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** Links to the calls that declare an error. */
const returnedBy = (name: ErrorName, language: Language): string => {
  const { any, calls: callsText, more } = words[language];
  const by = calls.filter((operation) => operation['x-errors']?.includes(name));
  if (by.length === 0) return any;
  if (by.length >= MANY) return callsText(by.length);
  const links = by.map(({ operationId, tags: [area = ''] }) => {
    const address = `${rootOf(language)}/reference/${area}#tag/${area}/${operationId}`;
    return `<a href="${address}">${operationId}</a>`;
  });
  const rest = links.slice(SHOWN);
  const others =
    rest.length === 0 ? '' : ` <details><summary>${more(rest.length)}</summary>${rest.join(', ')}</details>`;
  return `${links.slice(0, SHOWN).join(', ')}${others}`;
};

const groupHeading = (id: string, title: string): string =>
  `<h2 id="${id}" tabindex="-1">${title} <a class="header-anchor" href="#${id}" aria-label="${title}">&#8203;</a></h2>`;

/** The search leads to headings, and expects each to be one line. Name and number are both addresses. */
const headingOf = (name: ErrorName, language: Language): string => {
  const { code } = errors[name];
  const { copied, link } = words[language];
  return `<h3 id="${code}" tabindex="-1"><code>${name}</code> ${code} <a class="copy-link" href="#${code}" aria-label="${link(name)}" data-copied="${copied}">&#8203;</a></h3>`;
};

/** The message in both languages, that of the page first. */
const textsOf = (name: ErrorName, language: Language): string => {
  const { code, msg } = errors[name];
  const texts = [
    `<p lang="zh-CN">${escaped(msg)}</p>`,
    `<p lang="en">${escaped(errorTexts[code] ?? '')}</p>`,
  ];
  return (language === 'zh' ? texts : texts.toReversed()).join('\n');
};

/** The roles stay when a phone shows the row as a card. */
const rowOf = (name: ErrorName, language: Language): string => {
  const { status, retryable } = errors[name];
  const { heads, noRetry, retry } = words[language];
  const cell = (at: number, content: string): string =>
    `<td role="cell"><span class="error-label" aria-hidden="true">${heads[at]}</span> <div>${content}</div></td>`;
  return [
    `<tr role="row" id="${name}"><th role="rowheader" scope="row">`,
    headingOf(name, language),
    textsOf(name, language),
    '</th>',
    cell(1, String(status)),
    cell(2, retryable ? retry : noRetry),
    cell(3, returnedBy(name, language)),
    '</tr>',
  ].join('\n');
};

/** The groups of errors with a table each, after links to the groups: HTML. */
export const errorList = (language: Language): string => {
  const { groups: label, heads } = words[language];
  const groups = groupedErrors();
  const links = groups.map(({ id, text }) => `<li><a href="#${id}">${text[language]}</a></li>`);
  const head = heads.map((text) => `<th role="columnheader" scope="col">${text}</th>`).join('');
  const tables = groups.map(({ id, text, names }) =>
    [
      groupHeading(id, text[language]),
      `<table class="errors" role="table" aria-labelledby="${id}">`,
      `<thead role="rowgroup"><tr role="row">${head}</tr></thead>`,
      '<tbody role="rowgroup">',
      ...names.map((name) => rowOf(name, language)),
      '</tbody></table>',
    ].join('\n'),
  );
  return [`<nav class="error-groups" aria-label="${label}"><ul>${links.join('')}</ul></nav>`, ...tables].join(
    '\n',
  );
};

/** What the search reads of the errors: without the calls, whose own names should lead to themselves. */
export const searchedErrors = (language: Language): string =>
  groupedErrors()
    .flatMap(({ id, text, names }) => [
      groupHeading(id, text[language]),
      ...names.flatMap((name) => [headingOf(name, language), textsOf(name, language)]),
    ])
    .join('\n');
