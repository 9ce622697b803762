import type { CorrectDestinationRequest } from '@yayan/console-client';
import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** What is typed of a destination; an empty field stays as it is. */
export type TypedDestination = Required<CorrectDestinationRequest['input']>;

type Part = keyof TypedDestination;

interface PartField {
  part: Part;
  label: string;
  maxLength: number;
  placeholder?: string;
}

const LONGEST = { name: 50, account: 260, region: 100, detail: 200 } as const;

/** The parts of a destination, by the way of delivery. */
export const fieldsOf = (channel: string): readonly PartField[] => {
  const field = (part: Part, label: string, placeholder?: string): PartField => ({
    part,
    label,
    maxLength: LONGEST[part],
    ...(placeholder !== undefined && { placeholder }),
  });
  switch (channel) {
    case 'alipay':
      return [field('account', '支付宝账号', '手机号或邮箱'), field('name', '收款人姓名')];
    case 'mobile':
      return [field('account', '充值手机号', '11 位数字')];
    case 'consignee':
      return [
        field('name', '收件人'),
        field('account', '手机号', '11 位数字'),
        field('region', '地区', '上海市 徐汇区'),
        field('detail', '详细地址'),
      ];
    default:
      return [];
  }
};

/** The fields of a correction, for one way of delivery. */
export const correctForm = (channel: string): ActForm<TypedDestination> => {
  const fields = fieldsOf(channel);
  return function CorrectForm({ value, onChange }) {
    return fields.map(({ part, label, maxLength, placeholder }, index) => (
      <TextInput
        key={part}
        label={label}
        description={index === 0 ? '只填要改的，留空的不变。' : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={value[part]}
        onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
        data-autofocus={index === 0 ? true : undefined}
      />
    ));
  };
};
