import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { clip, clipSides } from '../../../platform/audit/clip-sides.ts';
import type { Connection } from '../../../platform/database/database.ts';
import {
  type CannedAnswer,
  deleteCanned,
  selectCanned,
  selectCannedById,
  selectCannedByTitle,
  writeCanned,
} from './canned-store.ts';

/** What the console fills in when a canned answer is used. */
const VARIABLES: ReadonlySet<string> = new Set(['{会员号}', '{编号}', '{标题}', '{同事}']);
const MOST = 200;

/** A canned answer as an operator writes it; null as id for a new one. */
export interface WrittenAnswer {
  id: string | null;
  title: string;
  text: string;
}

const find = async (db: Connection, id: string): Promise<CannedAnswer> =>
  (await selectCannedById(db, id)) ?? refuse('NOT_FOUND');

const checkText = (text: string): void => {
  const used = text.match(/\{[^{}]*\}/gu) ?? [];
  if (used.some((variable) => !VARIABLES.has(variable))) refuse('CANNED_VARIABLE_UNKNOWN');
};

const changed = (field: string, label: string, before: string | null, after: string): Change[] =>
  before === after ? [] : [{ field, label, ...clipSides({ before, after }) }];

const lockOf = (): string => 'canned answers';

/** Makes a canned answer, or changes one (rule 14.47). */
const saveCannedAnswer: Act<WrittenAnswer> = {
  name: 'canned save',
  needsReason: false,
  lockOf,
  plan: async (_platform, db, input) => {
    const [title, text] = [input.title.trim(), input.text.trim()];
    if (title === '') refuse('FIELD_WRONG', { field: 'title' });
    if (text === '') refuse('FIELD_WRONG', { field: 'text' });
    checkText(text);
    const before = input.id === null ? null : await find(db, input.id);
    const same = await selectCannedByTitle(db, title);
    if (same && same.id !== input.id) refuse('CANNED_TITLE_TAKEN');
    if (before === null && (await selectCanned(db)).length >= MOST) refuse('CANNED_ANSWERS_FULL');
    const changes = [
      ...changed('title', '名字', before?.title ?? null, title),
      ...changed('text', '内容', before?.text ?? null, text),
    ];
    return { kind: 'cannedAnswer', subject: before?.title ?? title, title, permission: 'tickets', changes };
  },
  run: async ({ database, clock }, { id, title, text }, { id: actId, actor }) => {
    await database.transaction((tx) =>
      writeCanned(tx, {
        id: id ?? actId,
        title: title.trim(),
        text: text.trim(),
        changed_by: actor.name,
        changed_at: clock.now(),
      }),
    );
  },
};

/** Removes a canned answer. What was answered with it stays. */
const removeCannedAnswer: Act<{ id: string }> = {
  name: 'canned remove',
  needsReason: false,
  lockOf,
  plan: async (_platform, db, { id }) => {
    const { title, text } = await find(db, id);
    return {
      kind: 'cannedAnswer',
      subject: title,
      title,
      permission: 'tickets',
      changes: [{ field: 'text', label: '内容', before: clip(text), after: null }],
    };
  },
  run: async ({ database }, { id }) => {
    await database.transaction((tx) => deleteCanned(tx, id));
  },
};

/** The acts on canned answers. */
export const cannedActs = { saveCannedAnswer, removeCannedAnswer };
