import type { Act } from '../../platform/audit/act.ts';
import { HELP_CATEGORY_ID } from './help-category.ts';
import { type SectionRow, selectSections, upsertSection } from './help-store.ts';

/** A section of help as operators write it. Without an id it is a new one. */
interface HelpSection {
  id?: number;
  title: string;
  position: number;
}

const nextId = (sections: readonly SectionRow[]): number =>
  Math.max(HELP_CATEGORY_ID * 10, ...sections.map(({ id }) => id)) + 1;

/** Adds a section of help, or renames and moves one (rule 14.50). Articles need one. */
export const saveHelpSection: Act<HelpSection> = {
  name: 'help section',
  needsReason: false,
  // New sections get their numbers one after the other.
  lockOf: () => 'help sections',
  plan: async (_platform, db, { id, title, position }) => {
    const sections = await selectSections(db);
    const before = sections.find((section) => section.id === id);
    const changes = [
      { field: 'title', label: '名称', before: before?.title ?? null, after: title },
      {
        field: 'position',
        label: '顺序',
        before: before === undefined ? null : String(before.position),
        after: String(position),
      },
    ].filter((change) => change.before !== change.after);
    return {
      kind: 'helpSection',
      subject: String(id ?? nextId(sections)),
      title: before?.title ?? title,
      permission: 'content',
      changes,
    };
  },
  run: async ({ database }, { id, title, position }) => {
    await database.transaction(async (tx) => {
      await upsertSection(tx, { id: id ?? nextId(await selectSections(tx)), title, position });
    });
  },
};
