import type { RichBlock, RichSpan } from '@yayan/console-client';
import classes from './preview.module.css';

/** Links lead to pages of the members' site, which the console doesn't have: they show where they lead. */
function Line({ spans }: { spans: readonly RichSpan[] }) {
  return spans.map(({ text, strong, link }, index) => {
    const words = strong ? <strong>{text}</strong> : text;
    const key = `${index}-${text}`;
    if (link === null) return <span key={key}>{words}</span>;
    return (
      <span key={key} className={classes['link']} title={link}>
        {words}
      </span>
    );
  });
}

function Block({ block: { kind, lines } }: { block: RichBlock }) {
  const [first = []] = lines;
  if (kind === 'heading')
    return (
      <h4>
        <Line spans={first} />
      </h4>
    );
  if (kind === 'paragraph')
    return (
      <p>
        <Line spans={first} />
      </p>
    );
  const List = kind === 'steps' ? 'ol' : 'ul';
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

/** A text of the checked subset (rule 7.11) as members see it. */
export function RichTextPreview({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className={classes['rich']}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
