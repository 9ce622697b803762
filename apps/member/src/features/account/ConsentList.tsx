import { type Consent, ConsentDocument } from '@yayan/api-client';
import { formatMoment, Link, StateBadge } from '@yayan/ui';
import classes from './ConsentList.module.css';
import { ThingRow } from './SettingRow.tsx';

const names: Readonly<Record<ConsentDocument, string>> = {
  [ConsentDocument.Agreement]: '用户协议与隐私政策',
  [ConsentDocument.IdVerification]: '实名认证（敏感个人信息）',
};
  [ConsentDocument.Attributes]: '属性问卷的敏感部分',

/** What the member agreed to, which version and when, the newest first. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  return (
    <ThingRow
      label="我同意过的内容"
      value={
        consents.length === 0 ? (
          '当前暂无同意记录'
        ) : (
          <ul className={classes['list']}>
            {consents.map(({ document, version, agreedAt, isCurrent }) => (
              <li key={`${document} ${version} ${agreedAt}`}>
                <span className={classes['name']}>
                  {names[document]}
                  {isCurrent ? null : <StateBadge tone="grey" label="旧版本" />}
                </span>
                <span className={classes['when']}>
                  版本 {version} · {formatMoment(agreedAt)} 同意
                </span>
              </li>
            ))}
          </ul>
        )
      }
      hint={
        <>
          现行文本：<Link href="/agreement">用户协议</Link>、<Link href="/privacy">隐私政策</Link>
        </>
      }
    />
  );
}
