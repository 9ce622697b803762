import { mobileDigits } from '@yayan/site';
import { TextInput } from '@yayan/ui';
import { ConsigneeField } from './ConsigneeField.tsx';
import type { DestinationFieldsProps } from './destination-fields-props.ts';
import { PayeeFields } from './PayeeFields.tsx';
import { problemAt } from './problem-at.ts';

/** The destination of an order: a payout account, a mobile, an address; card codes need none. */
export function DestinationFields(props: DestinationFieldsProps) {
  const { target, info, draft, problems, onChange } = props;
  switch (target) {
    case 'payee':
      return <PayeeFields {...props} />;
    case 'consignee':
      return <ConsigneeField {...props} />;
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
