import { type OperatorOrderDetail, showOrderDestination } from '@yayan/console-client';
import { Reveal } from '../../shell/reveal/Reveal.tsx';

/** Where an order goes. */
export function Destination({ order: { id, target } }: { order: OperatorOrderDetail }) {
  return (
    <Reveal
      masked={[['给谁', target ?? '–']]}
      ask={(reason) => showOrderDestination(id, { reason })}
      facts={({ name, account, address }) => [
        ['姓名', name ?? '–'],
        ['账号或手机号', account ?? '–'],
        address === null ? null : ['地址', address],
      ]}
    />
  );
}
