import { formatCount, Link, VisuallyHidden } from '@yayan/ui';
import classes from '../ContentPage.module.css';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import { useContact } from '../../../shell/contact/use-contact.ts';
import type { LegalBlock, LegalCompany, LegalTable, LegalWorth } from './legal-document.ts';

const isList = (block: Exclude<LegalBlock, string>): block is readonly string[] => Array.isArray(block);

/** Turns a cell that is a URL into a link. */
function Cell({ text }: { text: string }) {
  if (!text.startsWith('https://')) return text;
  return (
    <Link href={text} target="_blank">
      {new URL(text).hostname}
    </Link>
  );
}

/** Tables with more columns are always shown as cards. */
const mostColumns = 5;

/** A table. On phones, and with many columns, each row is a card with the headings before the values. */
function LegalTableView({ heads, rows, title }: LegalTable & { title: string }) {
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

/** Until the name is loaded the paragraph says where it also stands. */
function CompanyParagraph({ companyIn }: LegalCompany) {
  const { data } = useContact();
  return <p>{companyIn(data?.company.name ?? '芽言的运营公司（名称见页脚）')}</p>;
}

/** Until it is known what coins are worth, the prices of the exchange say it. */
function WorthParagraph({ worthIn }: { worthIn: LegalWorth }) {
  const coins = useCoinsPerYuan();
  return (
    <p>{worthIn(coins === undefined ? '它们的价值' : `${formatCount(coins)} 金币相当于 1 元的福利，`)}</p>
  );
}

/** A paragraph, a list, a table with the section's `title` as its caption, or how to reach us. */
export function LegalBlockView({ block, title }: { block: LegalBlock; title: string }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (typeof block === 'function') return <WorthParagraph worthIn={block} />;
  if ('companyIn' in block) return <CompanyParagraph companyIn={block.companyIn} />;
  if ('contact' in block) return <AskUs subject={block.contact.subject} />;
  if (!isList(block)) return <LegalTableView {...block} title={title} />;
  return (
    <ul>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
