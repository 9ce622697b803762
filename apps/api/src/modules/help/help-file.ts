import { parse } from 'yaml';
import { z } from 'zod';
import { readRichText, RichTextError } from '../../platform/rich-text/rich-text.ts';
import { HELP_CATEGORY_ID } from './help-category.ts';

const number = z.int().min(1).max(2_147_483_647);
const title = z.string().trim().min(1).max(60);

const fileSchema = z.strictObject({
  id: number.refine((id) => id !== HELP_CATEGORY_ID, `${HELP_CATEGORY_ID} is all of help`),
  title,
  position: z.int().min(1).max(1000),
  articles: z
    .array(
      z.strictObject({ id: number, title, summary: z.string().trim().min(1).max(120), body: z.string() }),
    )
    .min(1)
    .max(200),
});

/** A section of help with its articles, as a file of data/help describes it. */
export type HelpFile = z.infer<typeof fileSchema>;

/** Reads a section from YAML. Throws with all faults at once, so that the author can fix them together. */
export function readHelpFile(text: string): HelpFile {
  const checked = fileSchema.safeParse(parse(text));
  if (!checked.success)
    throw new Error(
      checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const faults = checked.data.articles.flatMap(({ id, body }) => {
    try {
      readRichText(body);
      return [];
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      return [`Article ${id}: ${error.message}`];
    }
  });
  const ids = checked.data.articles.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const all = [...faults, ...twice.map((id) => `Article ${id} is there twice`)];
  if (all.length > 0) throw new Error(all.join('\n'));
  return checked.data;
}
