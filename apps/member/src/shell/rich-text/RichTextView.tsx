import { type RichBlock, RichBlockKind } from '@yayan/api-client';
import { RichLine } from './RichLine.tsx';
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
        <RichLine spans={first} />
      </h2>
    );
  if (kind === RichBlockKind.Paragraph)
    return (
      <p>
        <RichLine spans={first} />
      </p>
    );
  const List = kind === RichBlockKind.Steps ? 'ol' : 'ul';
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
