import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTaskFile, TaskFileError } from './task-file.ts';

const folder = new URL('../../../../data/survey/', import.meta.url);
const source = readFileSync(new URL('groceries.yaml', folder), 'utf8')
  .replace('consentRequired: false', 'consentRequired: true')
  .replace('items: [本次问卷的答案', 'items: [个人资料里的同住人数, 本次问卷的答案');
const withPrefill = (prefill: string, text = source): string =>
  text.replace(/^host:$/mu, `host:\n  prefill:\n    - ${prefill}`);

/** The faults of a file with their lines, as the console shows them. */
const faultsOf = (text: string): string[] => {
  try {
    readTaskFile('f.yaml', text);
    return [];
  } catch (error) {
    if (error instanceof TaskFileError) return error.filed.map(({ field, zh }) => `${field} ${zh}`);
    throw error;
  }
};

const family = '{ question: family, attribute: householdSize }';

test('rule 3.49: a file whose question names an attribute that fits is accepted', () => {
  expect(faultsOf(withPrefill(family))).toEqual([]);
  expect(faultsOf(withPrefill('{ question: recent, attribute: decision, choices: { me: today } }'))).toEqual(
    [],
  );
  expect(() =>
    readTaskFile('f.json', readFileSync(new URL('home-entertainment.json', folder), 'utf8')),
  ).not.toThrow();
});

test.each([
  ['{ question: family, attribute: nothing }', 'host.prefill.0.attribute 个人资料里没有 nothing'],
  ['{ question: family, attribute: income }', 'host.prefill.0.attribute income 是敏感资料，不能用来填问卷'],
  [
    '{ question: family, attribute: birthday }',
    'host.prefill.0.attribute 资料 birthday 没有选项，不能用来填问卷',
  ],
  ['{ question: family, attribute: pets }', 'host.prefill.0.attribute 资料 pets 是多选，和 family 不一样'],
  [
    '{ question: family, attribute: gender }',
    'host.prefill.0.attribute family 没有一个选项对得上资料 gender',
  ],
  [
    "{ question: family, attribute: householdSize, choices: { '1': 1, lots: 6 } }",
    'host.prefill.0.attribute 资料 householdSize 没有 lots 这个值',
  ],
  [
    "{ question: family, attribute: householdSize, choices: { '1': 9 } }",
    'host.prefill.0.choices.1 family 没有选项 9',
  ],
  [
    '{ question: wish, attribute: decision }',
    'host.prefill.0.question wish 不在筛选页上，只有筛选页的题能按资料填好',
  ],
])('rule 3.49: %s is refused in words that name the cause', (prefill, fault) => {
  expect(faultsOf(withPrefill(prefill))).toEqual([fault]);
});

test('rule 3.49: a task that fills questions asks for the consent and names the profile', () => {
  const fault =
    'host.prefill 按资料填题要先征得同意：task.texts.dataUse 的 consentRequired 写 true，items 里写明用到的个人资料';
  expect(
    faultsOf(withPrefill(family, source.replace('consentRequired: true', 'consentRequired: false'))),
  ).toEqual([fault]);
  expect(faultsOf(withPrefill(family, source.replace('个人资料里的同住人数, ', '')))).toEqual([fault]);
});
