import type { PayeeChannel } from '@yayan/api-client';
import { Radio, SegmentedControl, Stack, TextInput } from '@yayan/ui';
import { channelNames } from './benefit-words.ts';
import { another } from './order-draft.ts';
import { type OrderFieldsProps, problemAt } from './order-fields-props.ts';

const channelOf = (value: string, channels: readonly PayeeChannel[]): PayeeChannel | undefined =>
  channels.find((channel) => channel === value);

/** Where cash goes: a saved account, or one typed now, which is saved for the next time. */
export function PayeeFields({ benefit, info, draft, problems, onChange }: OrderFieldsProps) {
  const saved = info?.payees.filter(({ channel }) => benefit.payeeChannels.includes(channel)) ?? [];
  return (
    <>
      {saved.length > 0 ? (
        <Radio.Group
          label="收款账户"
          value={draft.payeeId}
          error={problemAt(problems, 'payeeId')}
          onChange={(payeeId) => onChange({ payeeId })}
        >
          <Stack gap="xs" mt={4}>
            {saved.map(({ id, channel, account, name }) => (
              <Radio key={id} value={id} label={`${channelNames[channel]} ${account}（${name}）`} />
            ))}
            <Radio value={another} label="用另一个账户" />
          </Stack>
        </Radio.Group>
      ) : null}
      {draft.payeeId === another ? (
        <>
          {benefit.payeeChannels.length > 1 ? (
            <SegmentedControl
              aria-label="收款方式"
              data={benefit.payeeChannels.map((channel) => ({
                value: channel,
                label: channelNames[channel],
              }))}
              value={draft.channel}
              onChange={(value) => {
                const channel = channelOf(value, benefit.payeeChannels);
                if (channel) onChange({ channel });
              }}
            />
          ) : null}
          <TextInput
            label={`${channelNames[draft.channel]}账号`}
            error={problemAt(problems, 'payee.account')}
            autoComplete="off"
            maxLength={100}
            value={draft.account}
            onChange={(event) => onChange({ account: event.currentTarget.value })}
          />
          <TextInput
            label="收款人姓名"
            description="须与账号的实名一致，加密保存，只用于这次和以后的打款"
            error={problemAt(problems, 'payee.name')}
            autoComplete="name"
            maxLength={50}
            value={draft.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </>
      ) : null}
    </>
  );
}
