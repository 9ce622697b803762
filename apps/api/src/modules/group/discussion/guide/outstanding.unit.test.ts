import { expect, it } from 'vitest';
import type { MemberRow } from '../../people/group/group-store.ts';
import { makeGuide } from './guide.ts';
import { outstandingOf } from './outstanding.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

const section = (ordinal: number, opens: number, closes: number) => ({
  id: `section ${ordinal}`,
  topicId: 'topic',
  topicTitle: '',
  ordinal,
  title: '',
  minLength: 0,
  photos: 'none' as const,
  visibility: 'everyone' as const,
  opensAt: at(opens),
  closesAt: at(closes),
  topicClosesAt: at(24),
  audienceTagId: null,
});
const topic = {
  id: 'topic',
  title: '',
  summary: '',
  position: 0,
  opensAt: at(0),
  closesAt: at(24),
  audienceTagId: null,
};
const guide = makeGuide(1, [topic], [section(0, 8, 10), section(1, 9, 24), section(2, 12, 24)]);
const person = (standing: readonly number[]): MemberRow =>
  ({ id: 'somebody', standing: Uint8Array.from(standing) }) as unknown as MemberRow; // The only fields of the row that are read.

const owedAt = (me: MemberRow, hour: number, owed: { sectionId: string; responseId: string }[] = []) => {
  const { unanswered, followUps, next } = outstandingOf(guide, { me, owed, now: at(hour) });
  return [unanswered, followUps, next && [next.sectionId, next.responseId]];
};

it('what is still to answer changes in the moment in which a section opens or closes', () => {
  const me = person([]);
  expect([7, 8, 9, 10, 12, 24].map((hour) => owedAt(me, hour))).toEqual([
    [0, 0, null],
    [1, 0, ['section 0', null]],
    [2, 0, ['section 0', null]],
    [1, 0, ['section 1', null]],
    [2, 0, ['section 1', null]],
    [0, 0, null],
  ]);
  // A clock that is set back.
  expect(owedAt(me, 8)).toEqual([1, 0, ['section 0', null]]);
});

it('an answer, which is another row of the person, counts at once', () => {
  expect(owedAt(person([]), 9)).toEqual([2, 0, ['section 0', null]]);
  expect(owedAt(person([0b0011]), 9)).toEqual([1, 0, ['section 1', null]]);
});

it("a reply that is owed comes in the host's order, before or behind what is unanswered", () => {
  const me = person([0b0011]);
  const reply = (of: number) => ({ sectionId: `section ${of}`, responseId: `answer ${of}` });
  expect(owedAt(me, 9, [reply(0)])).toEqual([1, 1, ['section 0', 'answer 0']]);
  expect(owedAt(me, 9, [reply(2)])).toEqual([1, 1, ['section 1', null]]);
  expect(owedAt(me, 24, [reply(2)])).toEqual([0, 1, ['section 2', 'answer 2']]);
  expect(owedAt(me, 24, [{ sectionId: 'of a topic for others', responseId: 'answer' }])).toEqual([
    0,
    0,
    null,
  ]);
});
