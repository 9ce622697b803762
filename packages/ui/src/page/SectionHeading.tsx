import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '../link/Link.tsx';
import classes from './SectionHeading.module.css';

interface SectionHeadingProps {
  title: string;
  /** To the whole list: 「全部任务」. */
  more?: { href: string; label: string } | undefined;
  id?: string | undefined;
}

/** The h2 of a section, with a link to the whole list. */
export function SectionHeading({ title, more, id }: SectionHeadingProps) {
  return (
    <div className={classes['root']}>
      <h2 className={classes['title']} id={id}>
        {title}
      </h2>
      {more ? (
        <Link href={more.href} className={classes['more']}>
          {more.label}
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </Link>
      ) : null}
    </div>
  );
}
