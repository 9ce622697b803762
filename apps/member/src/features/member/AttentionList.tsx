import { IconChevronRight } from '@tabler/icons-react';
import type { HomeAttention } from '@yayan/api-client';
import { formatMoment, Link, SectionHeading } from '@yayan/ui';
import classes from './HomePage.module.css';

const detailOf = ({ detail, until }: HomeAttention): string =>
  [detail, until === null ? null : `保留到 ${formatMoment(until)}`]
    .filter((part) => part !== null)
    .join(' · ');

/** Things that need the member's attention, most urgent first, such as an unfinished questionnaire. */
export function AttentionList({ items }: { items: readonly HomeAttention[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading title="继续未完成的" />
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.link}`}>
            <Link href={item.link} className={classes['row']}>
              <span>
                <b>{item.title}</b>
                <span className={classes['dim']}>{detailOf(item)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
