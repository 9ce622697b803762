import { Link } from '@yayan/ui';
import classes from '../ContentPage.module.css';
import type { LegalBlock, LegalTable } from './legal-document.ts';

const isList = (block: readonly string[] | LegalTable): block is readonly string[] => Array.isArray(block);

/** A cell that is an address can be followed. */
function Cell({ text }: { text: string }) {
  if (!text.startsWith('https://')) return text;
  return (
    <Link href={text} target="_blank">
      {new URL(text).hostname}
    </Link>
  );
}

/** More columns than this never fit beside each other. */
const mostColumns = 5;

/** A table; on phones, and where it has many columns, each row stands as a card with its headings before the values. */
function LegalTableView({ heads, rows }: LegalTable) {
  return (
    <table className={classes['table']} data-cards={heads.length > mostColumns}>
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

/** A paragraph, a list or a table of a legal text. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (!isList(block)) return <LegalTableView {...block} />;
  return (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
