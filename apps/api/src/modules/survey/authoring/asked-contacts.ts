import type { SurveyDefinition } from '@yayan/survey-engine';
import type { TaskTexts } from '../../task/api.ts';

type DataUse = TaskTexts['dataUse'];

/** What a question of an input type collects, and how a task's purpose would deny it. */
const CONTACTS: Readonly<Record<string, { name: string; denial: RegExp }>> = {
  tel: { name: '联系电话', denial: /不[^，。；]*(?:手机|电话|座机)/u },
  email: { name: '电子邮箱', denial: /不[^，。；]*邮箱/u },
};
const MOST_ITEMS = 20;

/**
 * What a task collects, with the contacts that its questionnaire asks for: `联系电话（选填）`, without the mark if one
 * of the questions must be answered. The task's author can't leave them out (rule 3.1; PIPL article 17).
 */
export function withAskedContacts(use: DataUse, definition: Pick<SurveyDefinition, 'survey'>): DataUse {
  const asked = [...askedContacts(definition)].map(([kind, mustAnswer]) => {
    const name = CONTACTS[kind]?.name ?? kind;
    return mustAnswer ? name : `${name}（选填）`;
  });
  return { ...use, items: [...use.items.filter((item) => !asked.includes(item)), ...asked] };
}

/** What is wrong with a task's words on its data when its questionnaire asks for contacts; undefined if nothing is. */
export function askedContactsFault(
  use: DataUse,
  definition: Pick<SurveyDefinition, 'survey'>,
): { field: string; text: string; zh: string } | undefined {
  if (withAskedContacts(use, definition).items.length > MOST_ITEMS)
    return {
      field: 'items',
      text: 'no room for the contacts that the questionnaire asks for',
      zh: '写满了，问卷要的联系方式没有地方写',
    };
  for (const kind of askedContacts(definition).keys())
    if (CONTACTS[kind]?.denial.test(use.purpose) === true)
      return {
        field: 'purpose',
        text: `says there is none, but a question asks for ${CONTACTS[kind].name}`,
        zh: `说不要，但有一题要填${CONTACTS[kind].name}`,
      };
  return undefined;
}

/** The kinds of contact that a questionnaire asks for, and whether a question of that kind must be answered. */
function askedContacts({ survey }: Pick<SurveyDefinition, 'survey'>): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  collect(survey, found);
  return found;
}

function collect(node: unknown, found: Map<string, boolean>): void {
  if (Array.isArray(node)) for (const part of node) collect(part, found);
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return;
  const own = node as Readonly<Record<string, unknown>>; // As parsed from JSON.
  const kind = own['inputType'];
  if (typeof kind === 'string' && Object.hasOwn(CONTACTS, kind))
    found.set(
      kind,
      found.get(kind) === true || own['isRequired'] === true || own['requiredIf'] !== undefined,
    );
  for (const name of ['pages', 'elements', 'templateElements', 'columns', 'items']) collect(own[name], found);
}
