import { CopyButton } from './CopyButton.tsx';
import classes from './SupportCode.module.css';

interface SupportCodeProps {
  /** 「3F7A-29C1」. */
  code: string;
  /** How to use the number. */
  children: string;
}

/** A record's support number with a copy button, and what to do with it below. */
export function SupportCode({ code, children }: SupportCodeProps) {
  return (
    <div className={classes['root']}>
      <div className={classes['line']}>
        <span>
          <span className={classes['text']}>查询编号</span>
          <b className={classes['code']}>{code}</b>
        </span>
        <CopyButton value={code} label="复制编号" />
      </div>
      <p className={classes['text']}>{children}</p>
    </div>
  );
}
