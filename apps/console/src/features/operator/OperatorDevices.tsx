import type { OperatorDetail } from '@yayan/console-client';
import { formatMoment, formatPast } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ListTable } from '../../shell/list/ListTable.tsx';
import { endSessions } from './operator-acts.ts';
import classes from './OperatorPage.module.css';

type Device = OperatorDetail['devices'][number];

const columnsOf = (name: string): readonly Column<Device>[] => [
  {
    key: 'device',
    title: '设备',
    render: ({ device, isThis, isNew }) =>
      `${device}${isThis ? '（这台）' : ''}${isNew ? '（新设备，还没有确认）' : ''}`,
  },
  { key: 'address', title: '网络地址', render: ({ address }) => address },
  { key: 'signedIn', title: '登录', isWide: true, render: ({ signedInAt }) => formatMoment(signedInAt) },
  { key: 'seen', title: '最近使用', render: ({ seenAt }) => formatPast(seenAt) },
  { key: 'end', title: '操作', render: ({ id }) => <ActButton act={endSessions(id)} id={name} /> },
];

/** Where an operator is signed in. */
export function OperatorDevices({ operator: { name, devices } }: { operator: OperatorDetail }) {
  return (
    <section className={classes['card']} aria-labelledby="devices">
      <h2 id="devices" className={classes['heading']}>
        登录的设备
      </h2>
      {devices.length === 0 ? (
        <p className={classes['text']}>现在没有登录。</p>
      ) : (
        <ListTable label="登录的设备" columns={columnsOf(name)} items={devices} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
