import type { PayeeChannel } from '@yayan/api-client';
import { useGetExchangeInfo } from '@yayan/api-client/react';
import { Radio, SegmentedControl, Stack, Text, TextInput } from '@yayan/ui';
import { FailedQuery } from '@yayan/site';
import { channelNames } from './channel-names.ts';
import type { DestinationFieldsProps } from './destination-fields-props.ts';
import { another } from './destination-draft.ts';
import { problemAt } from './problem-at.ts';

const channelOf = (value: string, channels: readonly PayeeChannel[]): PayeeChannel | undefined =>
  channels.find((channel) => channel === value);

/** The payee of cash: a saved account, a new one, which is saved too, or the bound WeChat account. */
export function PayeeFields(props: DestinationFieldsProps) {
  const { channels, info, draft, problems, onChange } = props;
  if (!info) return <PayeesUnknown />;
  const saved = info.payees.filter(({ channel }) => channels.includes(channel));
  return (
    <>
      {saved.length > 0 ? (
        <Radio.Group
          name="payeeId"
          label="收款账户"
          value={draft.payeeId}
          error={problemAt(problems, 'payeeId')}
          onChange={(payeeId) => onChange({ payeeId })}
        >
          <Stack gap="xs" mt="2xs">
            {saved.map(({ id, channel, account, name }) => (
              <Radio key={id} value={id} label={`${channelNames[channel]} ${account}（${name}）`} />
            ))}
            <Radio value={another} label="用另一个账户" />
          </Stack>
        </Radio.Group>
      ) : null}
      {draft.payeeId === another ? <AnotherPayee {...props} /> : null}
    </>
  );
}

/** The saved accounts failed to load. That doesn't mean that there are none. */
function PayeesUnknown() {
  const query = useGetExchangeInfo();
  return <FailedQuery query={query} />;
}

function AnotherPayee({ channels, info, draft, problems, onChange }: DestinationFieldsProps) {
  return (
    <>
      {channels.length > 1 ? (
        <SegmentedControl
          aria-label="收款方式"
          data={channels.map((channel) => ({ value: channel, label: channelNames[channel] }))}
          value={draft.channel}
          onChange={(value) => {
            const channel = channelOf(value, channels);
            if (channel) onChange({ channel });
          }}
        />
      ) : null}
      {draft.channel === 'wechat' ? (
        <BoundWechat name={info?.wechat ?? null} problem={problemAt(problems, 'payeeId')} />
      ) : (
        <>
          <TextInput
            label={`${channelNames[draft.channel]}账号`}
            name="payee.account"
            description="手机号或邮箱"
            error={problemAt(problems, 'payee.account')}
            autoComplete="off"
            autoCapitalize="none"
            inputMode="email"
            maxLength={100}
            value={draft.account}
            onChange={(event) => onChange({ account: event.currentTarget.value })}
          />
          <TextInput
            name="payee.name"
            label="收款人姓名"
            description="要和账号的实名一致，加密保存，只用来打款"
            error={problemAt(problems, 'payee.name')}
            autoComplete="name"
            maxLength={50}
            value={draft.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}

/** Cash by WeChat goes to the bound account, so nothing is typed. Without one, the form's button leads to binding it. */
function BoundWechat({ name, problem }: { name: string | null; problem: string | undefined }) {
  if (name === null) return <Text role="alert">还没有绑定可以收款的微信</Text>;
  return (
    <div>
      <Text>打款到已绑定的微信零钱（{name}）</Text>
      {problem === undefined ? null : <Text role="alert">{problem}</Text>}
    </div>
  );
}
