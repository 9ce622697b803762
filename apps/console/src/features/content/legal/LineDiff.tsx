import { type DiffLine, lineDiff } from './line-diff.ts';
import classes from './LineDiff.module.css';

const words = { removed: '删去', added: '加上', kept: '' } as const;

function Line({ line }: { line: DiffLine }) {
  if (line.kind === 'skipped') return <p className={classes['skipped']}>……{line.lines} 行没有变……</p>;
  const { kind, text } = line;
  if (kind === 'kept') return <p className={classes['line']}>{text}</p>;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <p className={classes['line']} data-kind={kind}>
      <span className={classes['word']}>{words[kind]}</span>
      <Mark>{text}</Mark>
    </p>
  );
}

interface LineDiffProps {
  /** The version before. */
  version: string;
  before: string;
  after: string;
}

/** What a text changes, line by line. */
export function LineDiff({ version, before, after }: LineDiffProps) {
  const lines = lineDiff(before, after);
  return (
    <section className={classes['card']} aria-labelledby="diff">
      <h2 id="diff" className={classes['heading']}>
        和 {version} 版比
      </h2>
      {lines.length === 0 ? (
        <p className={classes['skipped']}>没有不同。</p>
      ) : (
        lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- The same line may come twice.
          <Line key={at} line={line} />
        ))
      )}
    </section>
  );
}
