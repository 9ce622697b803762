import { expect, test } from 'vitest';
import { formFieldOf, sourceOf } from './task-source.ts';
import { storedValues } from './stored-values.ts';
import { contentOf, newTask, type TaskValues } from './task-values.ts';

const fileOf = (changed: Partial<TaskValues>) => JSON.parse(sourceOf({ ...newTask(), ...changed }));

test('each type has its own content in the file', () => {
  expect(fileOf({ type: '2', survey: '{"pages":[{"name":"first"}]}' })).toMatchObject({
    survey: { pages: [{ name: 'first' }] },
    host: { screening: { page: 'first' }, quotaCells: [], attentionChecks: [] },
  });
  expect(fileOf({ type: '1' })).not.toHaveProperty('survey');
  expect(fileOf({ type: '5' }).activity).toMatchObject({
    kind: 'paipai',
    proof: { photosMin: 1 },
    hours: 24,
  });
  expect(fileOf({ type: '6' }).activity).toMatchObject({ kind: 'trial', application: { textMin: 15 } });
  expect(fileOf({ type: '7', video: '/a.webm' }).activity).toMatchObject({ kind: 'video', seconds: 30 });
  expect(fileOf({ type: '0', does: 'browse', target: '/privacy' }).activity).toMatchObject({
    kind: 'browse',
  });
  expect(contentOf({ type: '3', does: 'browse' })).toBe('trial');
});

test('lines, words and empty fields become lists and nulls', () => {
  const { task } = fileOf({
    cities: '上海、杭州 苏州',
    dos: '一\n\n 二 ',
    seats: '',
    endsInDays: 7,
    policyUrl: ' ',
  });
  expect(task).toMatchObject({ cities: ['上海', '杭州', '苏州'], seats: null, endsInDays: 7 });
  expect(task.texts).toMatchObject({ dos: ['一', '二'], dataUse: { policyUrl: null } });
  expect(fileOf({ coins: '' }).task).not.toHaveProperty('coins');
});

test('a stored file opens in the form and comes out the same; a copy has another number', () => {
  const source = sourceOf({
    ...newTask(),
    survey: '{"pages":[{"name":"first"}]}',
    quotas: [{ name: '上海', when: "{city} = 'sh'", limit: 50 }],
    screenOut: [{ when: '{a} = 1', reason: '不用' }],
    attentionChecks: [{ question: 'a', expected: '1' }],
    contradictions: [{ when: '{a} = 2', reason: '前后不一' }],
    prefill: [{ question: 'home', attribute: 'housing', choices: 'own=mine, rent=2' }],
    mayDecline: 'income',
    wanted: [
      { key: 'age', label: '年龄', from: 18, to: 30, anyOf: [] },
      { key: 'phone', label: '手机品牌', from: '', to: '', anyOf: ['apple'] },
    ],
    country: '日本',
    licence: '国统涉外证字第0001号',
  });
  expect(JSON.parse(sourceOf(storedValues(source, false)))).toEqual(JSON.parse(source));
  const copy = JSON.parse(sourceOf(storedValues(source, true)));
  expect(copy.task.hashId).not.toBe(JSON.parse(source).task.hashId);
  const examples = [{ picture: '/examples/a.svg', caption: '太暗', kind: 'bad' as const }];
  const photos = sourceOf({ ...newTask(), type: '5', proof: { ...newTask().proof, examples } });
  expect(JSON.parse(photos).activity.proof).toMatchObject({ examples });
  expect(JSON.parse(sourceOf(storedValues(photos, false)))).toEqual(JSON.parse(photos));
  const video = sourceOf({ ...newTask(), type: '7', video: '/a.webm' });
  expect(JSON.parse(sourceOf(storedValues(video, false)))).toEqual(JSON.parse(video));
});

test.each([
  ['task.coins', 'coins'],
  ['task.texts.steps.0.title', 'steps.0.title'],
  ['task.texts.dataUse.items.2', 'items'],
  ['task.cities.0', 'cities'],
  ['task.client.licence', 'licence'],
  ['task.wanted.1.anyOf', 'wanted.1.anyOf'],
  ['activity.proof.photosMin', 'proof.photosMin'],
  ['activity.proof.examples.0.picture', 'proof.examples.0.picture'],
  ['host.quotaCells.0.when', 'quotas.0.when'],
  ['host.minimumSeconds', 'minimumSeconds'],
  ['host.attentionChecks.0.question', 'attentionChecks.0.question'],
  ['host.prefill.0.choices.own', 'prefill.0.choices'],
  ['host.sensitive.1', 'mayDecline'],
  ['survey.pages.0', 'survey'],
  ['', 'survey'],
])('the fault of %s stands at %s', (field, at) => {
  expect(formFieldOf(field)).toBe(at);
});
