import classes from './RawData.module.css';

/** The data of an object as the call returned them, for who asks what exactly is stored. */
export function RawData({ value }: { value: unknown }) {
  return (
    <details className={classes['root']}>
      <summary className={classes['summary']}>原始数据</summary>
      <pre className={classes['text']}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
