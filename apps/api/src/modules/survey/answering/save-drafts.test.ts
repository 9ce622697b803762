import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { meal, screening, type SeatedMember, seated, short } from '../../../../test/survey/short-survey.ts';
import {
  begin,
  refusalOf,
  save,
  submit,
  type TestMember,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import type { GivenDrafts } from './drafts.ts';
import { saveDrafts } from './save-drafts.ts';
import { surveySession } from './survey-session.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

type Person = Pick<SeatedMember, 'deps' | 'member' | 'id'>;

/** Sends drafts of the second page from a device that knows this draft revision. */
const draft = ({ deps, member, id }: Person, draftRevision: number, given: Partial<GivenDrafts>) =>
  saveDrafts(deps, member.id, id, {
    page: 'meal',
    answers: {},
    cleared: [],
    revision: 1,
    draftRevision,
    ...given,
  });

const draftsOf = async ({ deps, member, id }: { deps: Person['deps']; member: TestMember; id: string }) =>
  (await surveySession(deps, member.id, id)).drafts;

describe('drafts', () => {
  it('shows another device each answer before the page is finished', async () => {
    const one = await seated(survey);
    expect(await draft(one, 0, { answers: { place: 'home' } })).toEqual({
      outcome: 'stored',
      draftRevision: 1,
      newer: [],
      pausedBy: null,
    });
    expect(await draftsOf(one)).toEqual({
      pages: ['meal'],
      answers: { place: 'home' },
      cleared: [],
      prefilled: [],
      revision: 1,
    });
  });

  it('stores what can’t be evaluated yet, and leaves the saved answers and the page as they are', async () => {
    const one = await seated(survey);
    const before = await surveySession(one.deps, one.member.id, one.id);
    await draft(one, 0, { answers: { satisfaction: 99 } });
    const { drafts: _drafts, ...after } = await surveySession(one.deps, one.member.id, one.id);
    expect(before).toMatchObject(after);
  });

  it('answers repeated drafts the same and stores them once', async () => {
    const one = await seated(survey);
    const first = await draft(one, 0, { answers: { place: 'home' } });
    expect(await draft(one, 0, { answers: { place: 'home' } })).toEqual(first);
  });

  it('keeps the answers of two devices to different questions, and tells each of the other’s', async () => {
    const one = await seated(survey);
    await draft(one, 0, { answers: { place: 'home' } });
    one.deps.clock.advance(4200);
    expect(await draft(one, 0, { answers: { satisfaction: 4 } })).toEqual({
      outcome: 'stored',
      draftRevision: 2,
      newer: [{ name: 'place', answer: 'home', ageMs: 4200 }],
      pausedBy: null,
    });
    expect((await draftsOf(one)).answers).toEqual({ place: 'home', satisfaction: 4 });
  });

  it('loses no answer of two devices that send at the same time', async () => {
    const one = await seated(survey);
    const [place, satisfaction] = await Promise.all([
      draft(one, 0, { answers: { place: 'home' } }),
      draft(one, 0, { answers: { satisfaction: 4 } }),
    ]);
    expect([place, satisfaction]).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }]);
    expect((await draftsOf(one)).answers).toEqual({ place: 'home', satisfaction: 4 });
  });

  it('never overwrites an answer that the sender has not seen: the late one is told of the newer one', async () => {
    const one = await seated(survey);
    await draft(one, 0, { answers: { place: 'home' } });
    await draft(one, 1, { answers: { place: 'office' } });
    one.deps.clock.advance(1000);
    expect(await draft(one, 1, { answers: { place: 'way' } })).toMatchObject({
      draftRevision: 2,
      newer: [{ name: 'place', answer: 'office', ageMs: 1000 }],
      pausedBy: null,
    });
    expect((await draftsOf(one)).answers).toEqual({ place: 'office' });
    await draft(one, 2, { answers: { place: 'way' } });
    expect((await draftsOf(one)).answers).toEqual({ place: 'way' });
  });

  it('ignores an older message of the same device that arrives late', async () => {
    const one = await seated(survey);
    await draft(one, 0, { answers: { place: 'home' } });
    await draft(one, 1, { answers: { place: 'office' } });
    await draft(one, 0, { answers: { place: 'home' } });
    expect((await draftsOf(one)).answers).toEqual({ place: 'office' });
  });

  it('remembers a removed answer as removed', async () => {
    const one = await seated(survey);
    await draft(one, 0, { answers: { place: 'home' } });
    await draft(one, 1, { cleared: ['place'] });
    expect(await draftsOf(one)).toEqual({
      pages: ['meal'],
      answers: {},
      cleared: ['place'],
      prefilled: [],
      revision: 2,
    });
  });
});

describe('drafts and saved pages', () => {
  it('a saved page takes the place of its drafts and leaves those of other pages', async () => {
    const one = await seated(survey);
    const { deps, member, id } = one;
    await draft(one, 0, { answers: { place: 'home' } });
    await draft(one, 1, { page: 'screening', answers: { breakfast: 'often' } });
    await save(deps, member, id, 'meal', meal, 1);
    expect(await draftsOf(one)).toMatchObject({ pages: ['screening'], answers: { breakfast: 'often' } });
  });

  it('a draft that arrives after its page was saved is refused and changes nothing', async () => {
    const one = await seated(survey);
    const { deps, member, id } = one;
    await save(deps, member, id, 'meal', meal, 1);
    expect(await refusalOf(draft(one, 0, { answers: { place: 'office' } }))).toMatchObject({
      name: 'ANSWER_OUTDATED',
      data: { revision: 2, answers: { place: 'home' } },
    });
    expect(await draftsOf(one)).toMatchObject({ answers: {}, revision: 0 });
  });

  it('a draft after the submit is refused with the result, and none is left', async () => {
    const one = await seated(survey);
    const { deps, member, id } = one;
    await draft(one, 0, { answers: { place: 'office' } });
    deps.clock.advance(60_000);
    const ended = await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(await refusalOf(draft(one, 1, { answers: { place: 'home' } }))).toEqual({
      name: 'PARTICIPATION_ENDED',
      data: ended,
    });
    expect(await draftsOf(one)).toMatchObject({ answers: {} });
  });

  it('a draft does not extend the seat: after its time the participation ends as timed out', async () => {
    const one = await seated(survey);
    await draft(one, 0, { answers: { place: 'home' } });
    one.deps.clock.advance(24 * 3_600_000);
    expect(await draft(one, 1, { answers: { place: 'office' } })).toMatchObject({
      outcome: 'ended',
      result: 8,
    });
    expect(await draftsOf(one)).toMatchObject({ answers: {} });
  });
});

describe('drafts that are refused', () => {
  it('those of a page that was not reached, of unknown questions, and of another page', async () => {
    const { deps } = survey;
    const member = await survey.member();
    const one = { deps, member, id: await begin(deps, member, await survey.host(short)) };
    expect(await refusalOf(draft(one, 0, { revision: 0, answers: meal }))).toMatchObject({
      name: 'PAGE_OUT_OF_ORDER',
    });
    for (const answers of [{ role: 'admin' }, meal, { ['__proto__']: 'x' }])
      expect(await refusalOf(draft(one, 0, { page: 'screening', revision: 0, answers }))).toMatchObject({
        name: 'ANSWER_FORGED',
      });
    expect(await draftsOf(one)).toMatchObject({ answers: {}, revision: 0 });
  });

  it('text with a NUL or half a surrogate pair, and more than a questionnaire can hold', async () => {
    const one = await seated(survey);
    for (const text of ['a\u0000', '\ud800', ['b\u0000']])
      expect(await refusalOf(draft(one, 0, { answers: { place: text } }))).toMatchObject({
        name: 'ANSWER_FORGED',
      });
    expect(await refusalOf(draft(one, 0, { answers: { place: 'x'.repeat(400_000) } }))).toMatchObject({
      name: 'ANSWER_INVALID',
      data: { problems: [{ question: 'place', code: 'tooLong' }] },
    });
  });

  it('those of somebody else’s participation', async () => {
    const one = await seated(survey);
    const stranger = await survey.member();
    expect(await refusalOf(draft({ ...one, member: stranger }, 0, { answers: screening }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });
});
