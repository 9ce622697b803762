import { type RichBlock, RichBlockKind, type RichSpan } from '@yayan/api-client';
import { Link } from '@yayan/ui';
import classes from './RichTextView.module.css';

/** Shows a text of the checked subset (rule 7.11). It renders text only and inserts no markup from the server. */
export function RichTextView({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className={classes['root']}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines } }: { block: RichBlock }) {
  const [first = []] = lines;
  if (kind === RichBlockKind.Heading)
    return (
      <h2>
        <Line spans={first} />
      </h2>
    );
  if (kind === RichBlockKind.Paragraph)
    return (
      <p>
        <Line spans={first} />
      </p>
    );
  const List = kind === RichBlockKind.Steps ? 'ol' : 'ul';
  return (
    <List>
      {lines.map((spans) => (
        <li key={spans.map(({ text }) => text).join('')}>
          <Line spans={spans} />
        </li>
      ))}
    </List>
  );
}

function Line({ spans }: { spans: readonly RichSpan[] }) {
  return spans.map(({ text, strong, link }, index) => {
    const key = `${index}-${text}`;
    const words = strong ? <strong>{text}</strong> : text;
    if (link === null) return <span key={key}>{words}</span>;
    return link.startsWith('/') ? (
      <Link key={key} href={link}>
        {words}
      </Link>
    ) : (
      <Link key={key} href={link} target="_blank">
        {words}
      </Link>
    );
  });
}
