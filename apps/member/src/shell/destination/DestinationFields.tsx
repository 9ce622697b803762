import { mobileDigits } from '@yayan/site';
import { Skeleton, TextInput } from '@yayan/ui';
import { lazy, Suspense } from 'react';
import type { DestinationFieldsProps } from './destination-fields-props.ts';
import { problemAt } from './problem-at.ts';

// Most benefits are codes and top-ups, whose pages need neither.
const ConsigneeField = lazy(async () => ({ default: (await import('./ConsigneeField.tsx')).ConsigneeField }));
const PayeeFields = lazy(async () => ({ default: (await import('./PayeeFields.tsx')).PayeeFields }));

/** The height of one saved account or address. */
const ROW = 72;

/** The destination of an order: a payout account, a mobile, an address; card codes need none. */
export function DestinationFields(props: DestinationFieldsProps) {
  const { target, info, draft, problems, onChange } = props;
  switch (target) {
    case 'payee':
      return (
        <Suspense fallback={<Skeleton height={ROW} />}>
          <PayeeFields {...props} />
        </Suspense>
      );
    case 'consignee':
      return (
        <Suspense fallback={<Skeleton height={ROW} />}>
          <ConsigneeField {...props} />
        </Suspense>
      );
    case 'mobile':
      return (
        <TextInput
          name="mobile"
          label="充值手机号"
          description={info ? `不填就充到你的手机 ${info.mobile}` : undefined}
          error={problemAt(problems, 'mobile')}
          inputMode="numeric"
          autoComplete="tel-national"
          value={draft.mobile}
          onChange={(event) => onChange({ mobile: mobileDigits(event.currentTarget.value) })}
        />
      );
    case 'codes':
      return null;
  }
}
