import type { LegalBody } from '@yayan/console-client';
import { SegmentedControl } from '@yayan/ui';
import { useState } from 'react';
import classes from './LineDiff.module.css';
import { LegalPreview } from './LegalPreview.tsx';

/** A legal text as members see it on a phone or on a desktop. */
export function TwoPreviews({ body }: { body: LegalBody }) {
  const [width, setWidth] = useState('phone');
  return (
    <section className={classes['card']} aria-labelledby="preview">
      <h2 id="preview" className={classes['heading']}>
        会员看到的样子
      </h2>
      <SegmentedControl
        aria-label="宽度"
        data={[
          { value: 'phone', label: '手机' },
          { value: 'desktop', label: '电脑' },
        ]}
        value={width}
        onChange={setWidth}
      />
      <LegalPreview body={body} isNarrow={width === 'phone'} />
    </section>
  );
}
