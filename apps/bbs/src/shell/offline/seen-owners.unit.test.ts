import { expect, test } from 'vitest';
import { seenOwners } from './seen-owners.ts';

const session = (hash: string, token: string, person?: { id: string; role: number }) => [
  { name: `bbs.${hash}.token`, value: token },
  ...(person
    ? [
        {
          name: `bbs.${hash}.userData`,
          value: encodeURIComponent(JSON.stringify({ ...person, name: '阿木' })),
        },
      ]
    : []),
];

test('10.36 of each group that is open here, its respondent may find again what they saw', () => {
  expect(
    seenOwners([
      ...session('g5Rf1zB7kMqJ', 't1', { id: 'm1', role: 0 }),
      ...session('h6Sg2aC8lNrK', 't%2F2', { id: 'm2', role: 0 }),
    ]),
  ).toEqual([
    { token: 't1', id: 'g5Rf1zB7kMqJ.m1' },
    { token: 't/2', id: 'h6Sg2aC8lNrK.m2' },
  ]);
});

test.each([
  ['a host', session('g5Rf1zB7kMqJ', 't', { id: 'm', role: 1 })],
  ['an observer', session('g5Rf1zB7kMqJ', 't', { id: 'm', role: 2 })],
  ['the hosts’ pages', session('hosting', 't', { id: 'm', role: 0 })],
  ['a member of the main site, whose cookies a browser may send here', [{ name: 'token', value: 't' }]],
  ['somebody whom the page doesn’t know yet', session('g5Rf1zB7kMqJ', 't')],
  ['a session that has ended', session('g5Rf1zB7kMqJ', '', { id: 'm', role: 0 })],
  [
    'damaged cookies',
    [
      { name: 'bbs.g5Rf1zB7kMqJ.token', value: 't' },
      { name: 'bbs.g5Rf1zB7kMqJ.userData', value: '%7B' },
    ],
  ],
])('10.36 nothing is stored of %s', (_, cookies) => {
  expect(seenOwners(cookies)).toEqual([]);
});
