import type { LegalBlock } from '@yayan/api-client';
import { Link, VisuallyHidden } from '@yayan/ui';
import classes from '../ContentPage.module.css';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { RichLine } from '../../../shell/rich-text/RichLine.tsx';

/** Turns a cell that is a URL into a link. */
function Cell({ text }: { text: string }) {
  if (!text.startsWith('https://') || !URL.canParse(text)) return text;
  return (
    <Link href={text} target="_blank">
      {new URL(text).hostname}
    </Link>
  );
}

/** Tables with more columns are always shown as cards. */
const mostColumns = 5;

/** A table. On phones, and with many columns, each row is a card with the headings before the values. */
function LegalTableView({ rows: all, title }: { rows: readonly string[][]; title: string }) {
  const [heads = [], ...rows] = all;
  return (
    <table className={classes['table']} data-cards={heads.length > mostColumns}>
      <VisuallyHidden component="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={heads[column]} data-label={heads[column]}>
                <Cell text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A paragraph, a list, a table with the section's `title` as its caption, or how to reach us. */
export function LegalBlockView({
  block: { kind, lines, rows },
  title,
}: {
  block: LegalBlock;
  title: string;
}) {
  const [first = []] = lines;
  if (kind === 'table') return <LegalTableView rows={rows} title={title} />;
  if (kind === 'contact') return <AskUs subject={first.map(({ text }) => text).join('')} />;
  if (kind === 'paragraph')
    return (
      <p>
        <RichLine spans={first} />
      </p>
    );
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {lines.map((spans) => (
        <li key={spans.map(({ text }) => text).join('')}>
          <RichLine spans={spans} />
        </li>
      ))}
    </List>
  );
}
