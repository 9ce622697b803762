import { type Consent, ConsentDocument } from '@yayan/api-client';
import { formatMoment, Link, StateBadge } from '@yayan/ui';
import classes from './ConsentList.module.css';
import { RowAction } from '../frame/RowAction.tsx';
import { ThingRow } from '../frame/SettingRow.tsx';

const names: Readonly<Record<ConsentDocument, string>> = {
  [ConsentDocument.Agreement]: '用户协议与隐私政策',
  [ConsentDocument.IdVerification]: '实名认证（敏感个人信息）',
  [ConsentDocument.Attributes]: '个人资料问卷的敏感部分',
};

interface ConsentListProps {
  consents: readonly Consent[];
  onWithdraw: (document: ConsentDocument) => void;
}

/** The member's consents with version and date, newest first. Those that the law lets them withdraw have a button. */
export function ConsentList({ consents, onWithdraw }: ConsentListProps) {
  return (
    <ThingRow
      id="consents"
      label="我同意过的内容"
      value={
        consents.length === 0 ? (
          '当前暂无同意记录'
        ) : (
          <ul className={classes['list']}>
            {consents.map(({ document, version, agreedAt, isCurrent, withdrawable, withdrawnAt }) => (
              <li key={`${document} ${version} ${agreedAt}`} className={classes['consent']}>
                <span className={classes['text']}>
                  <span className={classes['name']}>
                    {names[document]}
                    {withdrawnAt ? (
                      <StateBadge tone="grey" label="已撤回" />
                    ) : isCurrent ? null : (
                      <StateBadge tone="grey" label="旧版本" />
                    )}
                  </span>
                  <span className={classes['when']}>
                    版本 {version} · {formatMoment(agreedAt)} 同意
                    {withdrawnAt ? ` · ${formatMoment(withdrawnAt)} 撤回` : ''}
                  </span>
                </span>
                {withdrawable ? (
                  <RowAction
                    label="撤回"
                    object={`${names[document]}的同意`}
                    danger
                    onPress={() => onWithdraw(document)}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        )
      }
      hint={
        <>
          现行文本：<Link href="/agreement">用户协议</Link>、<Link href="/privacy">隐私政策</Link>
          。使用账号需要同意它们，不再同意的话可以注销。
        </>
      }
    />
  );
}
