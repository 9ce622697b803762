import { useListUnreadNotices } from '@yayan/api-client/react';
import { formatPast, Link, SectionHeading, VisuallyHidden } from '@yayan/ui';
import classes from './HomePage.module.css';

/** The newest notices, unread ones marked; nothing without notices. */
export function NoticeList() {
  const query = useListUnreadNotices({ all: true, limit: 3 });
  const notices = query.data?.items ?? [];
  if (notices.length === 0) return null;
  return (
    <section>
      <SectionHeading title="公告" />
      <ul className={classes['list']}>
        {notices.map(({ id, title, read, publishedAt }) => (
          <li key={id}>
            <Link href={`/home/notices/${id}`} className={classes['row']}>
              <span>
                <b data-unread={!read}>
                  {read ? null : (
                    <>
                      <span className={classes['dot']} aria-hidden="true" />
                      <VisuallyHidden>未读：</VisuallyHidden>
                    </>
                  )}
                  {title}
                </b>
                <span className={classes['dim']}>{formatPast(publishedAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
