import type { RichSpan } from '@yayan/api-client';
import { Link } from '@yayan/ui';

/** One line of a text of the checked subset (rule 7.11). */
export function RichLine({ spans }: { spans: readonly RichSpan[] }) {
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
