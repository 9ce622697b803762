import { type OperatorPartnerDetail, showPartnerKeys } from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { Reveal } from '../../shell/reveal/Reveal.tsx';

const MINUTES = 10;
const NAMES = ['签名用的', '旧的，仍接受'];

/** The keys of a partner: how many, and for admins with a reason the keys themselves. */
export function PartnerKeys({ partner: { key, keys, oldKeyUntil } }: { partner: OperatorPartnerDetail }) {
  return (
    <Reveal
      title="显示合作方密钥"
      permission="partners.keys"
      reasons={['发给合作方', '核对签名']}
      masked={[
        ['有效的密钥', keys === 2 ? '2 个，正在更换' : '1 个'],
        keys === 2 ? ['旧密钥有效到', oldKeyUntil === null ? '停用为止' : formatMoment(oldKeyUntil)] : null,
      ]}
      ask={async (reason) => ({ ...(await showPartnerKeys(key, { reason })), minutes: MINUTES })}
      facts={(shown) => shown.keys.map((secret, at) => [NAMES[at] ?? '', <code key={secret}>{secret}</code>])}
    />
  );
}
