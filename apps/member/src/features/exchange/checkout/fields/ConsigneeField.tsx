import { useListConsignees } from '@yayan/api-client';
import { Link, Radio, Skeleton, Stack, Text } from '@yayan/ui';
import type { DestinationFieldsProps } from './destination-fields-props.ts';
import { problemAt } from './order-fields-props.ts';

/** Chooses one of the member's addresses, for goods. */
export function ConsigneeField({ draft, problems, onChange }: DestinationFieldsProps) {
  const consignees = useListConsignees();
  if (consignees.isPending) return <Skeleton height={72} />;
  const items = consignees.data?.items ?? [];
  if (items.length === 0)
    return (
      <Text role="alert">
        还没有收货地址，<Link href="/home/user?edit=address">先去添加一个</Link>
      </Text>
    );
  return (
    <Radio.Group
      name="consigneeId"
      label="收货地址"
      value={draft.consigneeId}
      error={problemAt(problems, 'consigneeId')}
      onChange={(consigneeId) => onChange({ consigneeId })}
    >
      <Stack gap="xs" mt="2xs">
        {items.map(({ id, name, mobile, region, detail }) => (
          <Radio key={id} value={id} label={`${name} ${mobile}`} description={`${region} ${detail}`} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
