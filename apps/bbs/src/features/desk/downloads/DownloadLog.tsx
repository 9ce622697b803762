import { GroupDownloadKind, GroupIdentityMode } from '@yayan/api-client';
import { useListGroupDownloads } from '@yayan/api-client/react';
import { formatCount, formatMoment } from '@yayan/ui';
import { fileTime } from './file-time.ts';
import classes from './DownloadLog.module.css';

const kinds: Readonly<Record<GroupDownloadKind, string>> = {
  [GroupDownloadKind.Members]: '受访者名单',
  [GroupDownloadKind.Transcript]: '话题实录',
  [GroupDownloadKind.ResponseTable]: '回答明细',
  [GroupDownloadKind.MemberTable]: '按人汇总',
  [GroupDownloadKind.Attachments]: '附件',
  [GroupDownloadKind.Quotes]: '金句',
};
const identities: Readonly<Record<GroupIdentityMode, string>> = {
  [GroupIdentityMode.Nickname]: '昵称',
  [GroupIdentityMode.Code]: '代号',
  [GroupIdentityMode.MemberCode]: '会员编号',
};

/** Who downloaded what from the group, newest first, and by which digits its file is found (rule 6.62). */
export function DownloadLog({ groupName }: { groupName: string }) {
  const items = useListGroupDownloads({ limit: 10 }).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={classes['root']} aria-label="下载记录">
      <h3 className={classes['title']}>《{groupName}》的下载记录</h3>
      <ul className={classes['list']}>
        {items.map(({ id, by, kind, identity, startedAt, rows }) => (
          <li key={id}>
            <b>{by.name}</b> 下载了{kinds[kind]}（{identities[identity]}），
            {rows === null ? '没有下载完' : `${formatCount(rows)} 行`} · {formatMoment(startedAt)}
            <span className={classes['file']}>文件名里有 {fileTime(startedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
