import type { DataOf } from '@yayan/contract';
import { refuse } from '../../errors/api-fault.ts';
import { checkedRichText } from '../../platform/rich-text/checked-rich-text.ts';

type LegalBody = DataOf<'getLegalText'>['body'];
type LegalBlock = LegalBody['sections'][number]['blocks'][number];
type RichBlock = ReturnType<typeof checkedRichText>[number];
type Line = RichBlock['lines'][number];

const CONTACT = /^\{contact (?<subject>[^{}|]{1,20})\}$/u;
const HEADING = /^(?<title>[^{}]{1,60}?)(?: ?\{#(?<id>[a-z][a-z0-9-]{0,39})\})?$/u;

const wrong = (): never => refuse('LEGAL_TEXT_WRONG');

const plainText = (line: Line | undefined): string | undefined =>
  line?.every(({ strong, link }) => !strong && link === null) === true
    ? line.map(({ text }) => text).join('')
    : undefined;

/** The rows of `| one | two |`; undefined for another paragraph. Refuses rows of different widths. */
function rowsOf(text: string): string[][] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  if (!lines.every((line) => line.length > 1 && line.startsWith('|') && line.endsWith('|'))) return undefined;
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [heads] = rows;
  if (heads === undefined || rows.some(({ length }) => length !== heads.length)) return wrong();
  return rows;
}

function blockOf({ kind, lines }: RichBlock): LegalBlock {
  if (kind === 'heading') return wrong();
  if (kind !== 'paragraph') return { kind, lines, rows: [] };
  const text = plainText(lines[0]);
  const subject = CONTACT.exec(text ?? '')?.groups?.['subject'];
  if (subject !== undefined)
    return { kind: 'contact', lines: [[{ text: subject, strong: false, link: null }]], rows: [] };
  const rows = text === undefined ? undefined : rowsOf(text);
  return rows === undefined ? { kind, lines, rows: [] } : { kind: 'table', lines: [], rows };
}

/**
 * Reads a legal text: a list of what to read first, then sections, each with a heading `## 标题 {#name}`. To the subset of
 * rich text (rule 7.11) come tables of `| one | two |` and `{contact subject}`, which shows how to reach us. Refuses
 * anything else with CONTENT_TEXT_WRONG or LEGAL_TEXT_WRONG.
 */
export function readLegalText(source: string): LegalBody {
  const [first, ...blocks] = checkedRichText(source);
  if (first?.kind !== 'list') return wrong();
  const summary = first.lines.map((line) => plainText(line) ?? wrong());
  const sections: { id: string; title: string; blocks: LegalBlock[] }[] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === 'heading') {
      const { title, id = `section-${sections.length + 1}` } =
        HEADING.exec(plainText(block.lines[0]) ?? '')?.groups ?? {};
      sections.push({ id, title: title ?? wrong(), blocks: [] });
    } else if (section === undefined) return wrong();
    else section.blocks.push(blockOf(block));
  }
  const ids = new Set(sections.map(({ id }) => id));
  const isWhole = sections.length > 0 && sections.every((section) => section.blocks.length > 0);
  return isWhole && ids.size === sections.length ? { summary, sections } : wrong();
}
