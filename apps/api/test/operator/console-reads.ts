import { crowdId } from '../members/crowd.ts';
import {
  FORMER_OPERATOR,
  OPERATOR,
  POPULAR_BENEFIT,
  OLD_PARTICIPATION,
  POPULAR_TASK_ID,
  RARE_BENEFIT,
  RARE_OPERATOR,
  RARE_TASK_ID,
} from './fill-console.ts';

/** A read of the console, below its address. */
export interface ConsoleRead {
  area: string;
  name: string;
  path: string;
  /** The page so far behind instead of the first. */
  page?: number;
}

/** A mobile that the first member of `fillConsole` should have. */
export const FOUND_MOBILE = '19912345678';

const PAGES = 50;
const LIMIT = 50;

const list = (area: string, path: string, filters: Readonly<Record<string, string>>): ConsoleRead[] => [
  ...Object.entries(filters).map(([name, query]) => ({
    area,
    name,
    path: `${path}?limit=${LIMIT}${query === '' ? '' : `&${query}`}`,
  })),
  { area, name: `page ${PAGES}`, path: `${path}?limit=${LIMIT}`, page: PAGES },
];

const finds = (filters: Readonly<Record<string, string>>): ConsoleRead[] =>
  Object.entries(filters).map(([name, find]) => ({
    area: 'search',
    name,
    path: `/members?find=${encodeURIComponent(find)}`,
  }));

/** The crowd's members join three seconds after one another, from a year ago on. */
const DAY_MS = 24 * 3_600_000;
const joined = Date.now() - 365 * DAY_MS;
const joinedInAnHour = `joinedFrom=${new Date(joined + DAY_MS / 6).toISOString()}&joinedUntil=${new Date(joined + (DAY_MS * 5) / 24).toISOString()}`;
const openedInAWeek = `openedFrom=${new Date(joined + 200 * DAY_MS).toISOString()}&openedUntil=${new Date(joined + 207 * DAY_MS).toISOString()}`;
const member = `/members/${crowdId(1)}`;
const subject = crowdId(2);

/** Every list, search and page whose rows grow with the members, with each filter that the console offers. */
export const consoleReads: readonly ConsoleRead[] = [
  ...list('hand-ins', '/hand-ins', {
    'first page': '',
    applications: 'what=application',
    'proofs, all newer than nine tenths': 'what=proof',
    'a task with ten, the newest': `taskId=${RARE_TASK_ID}`,
    'proofs of a task': 'what=proof&taskId=bench0000002',
    'after an old one': `after=${OLD_PARTICIPATION}`,
    'newest first': 'sort=newest',
    'of a task, newest first': `taskId=${RARE_TASK_ID}&sort=newest`,
  }),
  ...finds({
    'member code': 'ya000042',
    mobile: FOUND_MOBILE,
    'whole nickname': '青团333',
    'first two characters of a million nicknames': '青团',
    'nothing found': '没有这个人',
  }),
  { area: 'search', name: 'the code of a row of the ledger', path: '/search?text=7F00-A1B2' },
  ...list('members', '/members', {
    'first page': '',
    suspended: 'state=suspended',
    'waiting for deletion': 'state=closing',
    closed: 'state=closed',
    'joined in an hour': joinedInAnHour,
    'closed, joined in an hour': `state=closed&${joinedInAnHour}`,
    'oldest first': 'sort=oldest',
    'suspended, soonest free first': 'state=suspended&sort=oldest',
    'waiting for deletion, longest first': 'state=closing&sort=oldest',
    'closed, oldest first': 'state=closed&sort=oldest',
    'waiting for deletion, joined in an hour': `state=closing&${joinedInAnHour}`,
  }),
  ...list('orders', '/orders', {
    'first page': '',
    'oldest first': 'sort=oldest',
    'waiting for review': 'queue=review',
    failed: 'queue=failed',
    'held, none': 'queue=held',
    'to send, twenty': 'queue=toSend',
    issued: 'state=1',
    'popular benefit': `benefitId=${POPULAR_BENEFIT}`,
    'rare benefit': `benefitId=${RARE_BENEFIT}`,
    'popular benefit, failed, none': `benefitId=${POPULAR_BENEFIT}&state=5`,
    'rare benefit, issued': `benefitId=${RARE_BENEFIT}&state=1`,
    'a benefit, to issue, none': 'benefitId=Bench0003&state=2',
    'popular benefit, held, none': `benefitId=${POPULAR_BENEFIT}&queue=held`,
    number: 'number=B00000000000000000042',
  }),
  ...list('tickets', '/tickets', {
    'first page': '',
    'by promise': 'sort=promise',
    'open by promise': 'open=true&sort=promise',
    answered: 'state=4',
    appeals: 'kind=appeal',
    'open appeals': 'open=true&kind=appeal',
    'open of a kind by promise': 'open=true&kind=coins&sort=promise',
    'of an operator': `owner=${OPERATOR}`,
    'of an operator with five': `owner=${RARE_OPERATOR}`,
    'of a former operator': `owner=${FORMER_OPERATOR}`,
    'open of an operator with none': `owner=${RARE_OPERATOR}&open=true`,
    'appeals of an operator with five': `owner=${RARE_OPERATOR}&kind=appeal`,
    'of a member': `memberId=${subject}`,
    reopened: 'reopened=true',
    'opened in a week': openedInAWeek,
    'of a kind, opened in a week': `kind=coins&${openedInAWeek}`,
  }),
  ...list('tasks', '/tasks', {
    'first page': '',
    'first to end first': 'sort=ending',
  }),
  ...list('questions of members', '/poll-proposals', {
    'first page': '',
    waiting: 'state=waiting',
    refused: 'state=refused',
    'of a member': `memberId=${subject}`,
    'waiting, of a member': `state=waiting&memberId=${subject}`,
  }),
  ...list('audit log', '/audit', {
    'first page': '',
    'of an operator': `operator=${OPERATOR}`,
    'of an operator with five': `operator=${RARE_OPERATOR}`,
    'of an operator with none': 'operator=nobody',
    'of a frequent act': 'act=task+review+approve',
    'of a rare act': 'act=campaign+pause',
    'of an object': `subject=${subject}`,
    'until long ago': 'until=2020-01-01T00:00:00.000Z',
    'an operator and a rare act': `operator=${OPERATOR}&act=campaign+pause`,
  }),
  ...Object.entries({
    member: '',
    'first coin rows': '/coins?limit=20',
    'first quality changes': '/quality?limit=20',
    'first credit changes': '/credit?limit=20',
    'first participations': '/participations?limit=20',
    'participations of one result': '/participations?limit=20&result=2',
    'first orders': '/orders?limit=20',
    'first sessions': '/sessions',
    'first invitations': '/invitations?limit=20',
    'invitation tree': '/invitation-tree',
    groups: '/groups',
  }).map(([name, path]) => ({
    area: 'member with a long history',
    name,
    path: `${member}${path}`,
  })),
  ...Object.entries({
    'first page': '',
    'of one result': '&result=1',
    'of a source with none': '&source=agent',
    'taken back, none': '&earning=takenBack',
    'an old page': `&cursor=${OLD_PARTICIPATION}`,
  }).map(([name, query]) => ({
    area: "a task's participations",
    name,
    path: `/participations?taskId=${POPULAR_TASK_ID}&limit=${LIMIT}${query}`,
  })),
  ...Object.entries({
    'member with a long history': `kind=member&subject=${crowdId(1)}`,
    'popular task': `kind=task&subject=${POPULAR_TASK_ID}`,
    'old participation': `kind=participation&subject=${OLD_PARTICIPATION}`,
    'acts alone': `subject=${subject}`,
  }).map(([name, query]) => ({ area: 'timeline', name, path: `/timeline?limit=${LIMIT}&${query}` })),
  { area: '概览', name: 'all', path: '/overview' },
];
