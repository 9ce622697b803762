import { CopyButton } from './CopyButton.tsx';
import classes from './SupportCode.module.css';

interface SupportCodeProps {
  /** 「3F7A-29C1」. */
  code: string;
  /** What to do with it. */
  children: string;
}

/** A record's support number, with a button to copy it. */
export function SupportCode({ code, children }: SupportCodeProps) {
  return (
    <div className={classes['root']}>
      <p className={classes['text']}>
        <b className={classes['code']}>{code}</b>
        <span>{children}</span>
      </p>
      <CopyButton value={code} label="复制编号" />
    </div>
  );
}
