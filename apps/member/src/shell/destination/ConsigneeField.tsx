import type { Consignee } from '@yayan/api-client';
import { useListConsignees } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Radio, Skeleton, Stack, Text } from '@yayan/ui';
import type { DestinationFieldsProps } from './destination-fields-props.ts';
import { useEffect } from 'react';
import { problemAt } from './problem-at.ts';

/** Chooses one of the member's addresses, for goods. */
export function ConsigneeField(props: DestinationFieldsProps) {
  const query = useListConsignees();
  return (
    <QueryView query={query} skeleton={<Skeleton height={72} />}>
      {({ items }) => <Consignees items={items} {...props} />}
    </QueryView>
  );
}

function Consignees({
  items,
  draft,
  problems,
  onChange,
}: DestinationFieldsProps & { items: readonly Consignee[] }) {
  const preferred = (items.find(({ isDefault }) => isDefault) ?? items[0])?.id;
  useEffect(() => {
    if (draft.consigneeId === '' && preferred !== undefined) onChange({ consigneeId: preferred });
  });
  // The form's one button leads to adding one (rule 5.2).
  if (items.length === 0) return <Text role="alert">还没有收货地址，添加好会回到这里。</Text>;
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
