import type { LegalBlock, LegalBody } from '@yayan/console-client';
import { RichTextPreview } from '../preview/RichTextPreview.tsx';
import classes from './LegalPreview.module.css';

function Block({ block: { kind, lines, rows } }: { block: LegalBlock }) {
  if (kind === 'contact')
    return (
      <p className={classes['note']}>（联系方式，邮件主题“{lines[0]?.map(({ text }) => text).join('')}”）</p>
    );
  if (kind !== 'table') return <RichTextPreview blocks={[{ kind, lines }]} />;
  const [heads = [], ...cells] = rows;
  return (
    <table className={classes['table']}>
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
        {cells.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, at) => (
              <td key={heads[at]} data-label={heads[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A legal text as members read it. A narrow one is as wide as a phone, where tables become cards. */
export function LegalPreview({ body, isNarrow }: { body: LegalBody; isNarrow: boolean }) {
  return (
    <article className={classes['root']} data-narrow={isNarrow}>
      <h3>先看这几句</h3>
      <ul>
        {body.summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {body.sections.map(({ id, title, blocks }, at) => (
        <section key={id}>
          <h3>
            {at + 1}. {title}
          </h3>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}
