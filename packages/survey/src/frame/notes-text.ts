/** The facts for a question's notes. */
export interface NoteFacts {
  readonly title: string;
  readonly description: string;
  readonly isMandatory: boolean;
  /** Whether several choices are allowed. */
  readonly isSeveral: boolean;
  /** The least and the most choices; 0 without a limit. */
  readonly least: number;
  readonly most: number;
}

/** The limits of the number of choices: 「选 2–4 项」, 「最多 3 项」; empty without a limit. */
const limitText = (least: number, most: number): string => {
  if (least > 1 && least === most) return `选 ${least} 项`;
  if (least > 1 && most > 0) return `选 ${least}–${most} 项`;
  if (most > 0) return `最多 ${most} 项`;
  return least > 1 ? `至少 ${least} 项` : '';
};

/** A text that already says how many to choose, with any measure word: 「最多选 3 处」, 「（1–3 项）」. */
const saysHowMany = /选[^。，；]*\d|\d 项/u;

/** The notes after a question's title: 「（选填，多选，最多 3 项）」. Leaves out what title or description already say. */
export const notesText = ({ title, description, isMandatory, isSeveral, least, most }: NoteFacts): string => {
  const known = `${title} ${description}`;
  const several = (isSeveral ? ['多选', limitText(least, most)] : []).filter(
    (note) => !known.includes(note) && !(note !== '多选' && saysHowMany.test(known)),
  );
  const said = [isMandatory ? '' : '选填', ...several].filter((note) => note !== '');
  return said.length === 0 ? '' : `（${said.join('，')}）`;
};
