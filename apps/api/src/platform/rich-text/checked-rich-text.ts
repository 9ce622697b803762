import { refuse } from '../../errors/api-fault.ts';
import { readRichText, RichTextError } from './rich-text.ts';

/** Like `readRichText`, for a text that an operator types: refuses with CONTENT_TEXT_WRONG. */
export function checkedRichText(markdown: string): ReturnType<typeof readRichText> {
  try {
    return readRichText(markdown);
  } catch (error) {
    if (error instanceof RichTextError) return refuse('CONTENT_TEXT_WRONG');
    throw error;
  }
}
