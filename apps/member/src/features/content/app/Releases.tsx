import { AppPlatform, type AppRelease } from '@yayan/api-client';
import { useGetAppDownload } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, formatMoment, SkeletonDetail } from '@yayan/ui';
import shared from '../frame/PublicPage.module.css';
import classes from './AppPage.module.css';
import { where } from './where.ts';

const names: Record<AppPlatform, string> = {
  [AppPlatform.Ios]: 'iOS',
  [AppPlatform.Android]: '安卓',
  [AppPlatform.Harmony]: '鸿蒙',
};

const megabyte = 1024 * 1024;

/** The releases that an operator published; where there are none it says so (rule 7.21). */
export function Releases() {
  const query = useGetAppDownload();
  return (
    <section>
      <h2 className={shared['heading']}>应用商店和安装包</h2>
      <QueryView query={query} skeleton={<SkeletonDetail />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={shared['lead']}>
              目前没有上架应用商店，也没有安装包。
              {where() === 'installed' ? null : '请按上面的方法，直接从浏览器安装。'}
            </p>
          ) : (
            <ul className={classes['cards']}>
              {items.map((release) => (
                <Release key={release.platform} release={release} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function Release({ release }: { release: AppRelease }) {
  const { platform, version, minimumSystem, url, store, bytes, sha256, releasedAt, notes } = release;
  return (
    <li className={classes['card']}>
      <h3>
        {names[platform]} {version}
      </h3>
      <p>
        需要 {minimumSystem} 或更新，发布于 {formatMoment(releasedAt)}
        {bytes === null ? '' : `，${(bytes / megabyte).toFixed(1)} MB`}
      </p>
      {notes.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ButtonLink href={url} target="_blank">
        {store === null ? '下载安装包' : `去 ${store}`}
      </ButtonLink>
      {sha256 === null ? null : <p className={classes['digest']}>SHA-256：{sha256}</p>}
    </li>
  );
}
